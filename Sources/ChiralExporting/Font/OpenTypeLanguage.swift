import ChiralManifest

/// The tags of OpenType for languages.
///
/// Source: the registry of language system tags (learn.microsoft.com/typography/opentype/spec/languagetags), in the choice
/// of HarfBuzz 6.
enum OpenTypeLanguage {
  /// Returns the tag of a language; nil for tags with a script or a region, which OpenType does not distinguish.
  static func tag(of locale: LanguageTag) -> String? {
    guard locale.subtags.count == 1 else { return nil }
    // Shapers look up a language that the registry lacks by its code of ISO 639-3.
    return tags[locale.text] ?? (locale.text.utf8.count == 3 ? locale.text.uppercased() : nil)
  }

  /// The tags of all languages with data in CLDR or a code of two letters, but for those whose tag is their own code.
  private static let tags: [String: String] = Dictionary(
    uniqueKeysWithValues: """
      aa AFR; ab ABK; af AFK; ak AKA; am AMH; an ARG; apw ATH; ar ARA; arn MAP; as ASM; av AVR; ay AYM;
      az AZE; ba BSH; be BEL; ber BBR; bg BGR; bi BIS; bm BMB; bn BEN; bo TIB; br BRE; bs BOS; byn BIL;
      ca CAT; ce CHE; ch CHA; ckb KUR; co COS; cr CRE; cs CSY; csw NCR; cu CSL; cv CHU; cy WEL; da DAN;
      de DEU; dje DJR; doi DGR; dsb LSB; dv DIV; dz DZN; ee EWE; el ELL; en ENG; eo NTO; es ESP; et ETI;
      eu EUQ; ewo BTI; fa FAR; ff FUL; fi FIN; fil PIL; fj FJI; fo FOS; fr FRA; fur FRL; fy FRI; ga IRI;
      gaa GAD; gd GAE; gl GAL; gn GUA; gsw ALS; gu GUJ; gv MNX; ha HAU; he IWR; hi HIN; ho HMO; hr HRV;
      hsb USB; ht HAI; hu HUN; hy HYE0; hz HER; ia INA; id IND; ie ILE; ig IBO; ii YIM; ik IPK; in IND;
      inh ING; io IDO; is ISL; it ITA; iu INU; iw IWR; ja JAN; jgo BML; ji JII; jv JAV; jw JAV; ka KAT;
      kab KAB0; kam KMB; kg KON0; ki KIK; kj KUA; kk KAZ; kl GRN; kln KAL; km KHM; kn KAN; ko KOR; kpe KPL;
      kr KNR; ks KSH; ksh KSH0; ku KUR; kv KOM; kw COR; ky KIR; la LAT; lb LTZ; lg LUG; li LIM; ln LIN;
      lo LAO; lt LTH; lu LUB; luy LUH; lv LVI; mai MTH; mg MLG; mh MAH; mi MRI; mk MKD; ml MAL; mn MNG;
      mo MOL; mr MAR; ms MLY; mt MTS; my BRM; myv ERZ; na NAU; nb NOR; nd NDB; ne NEP; ng NDG; nl NLD;
      nn NYN; nnh BML; no NOR; nqo NKO; nr NDB; nv NAV; ny CHI; nyn NKL; oc OCI; oj OJB; om ORO; or ORI;
      os OSS; pa PAN; pcm CPP; pi PAL; pl PLK; ps PAS; pt PTG; qu QUZ; rm RMS; rn RUN; ro ROM; ru RUS;
      rw RUA; sa SAN; sah YAK; sc SRD; sd SND; se NSM; seh SNA; sg SGO; sh BOS; si SNH; sjd KSM; sk SKY;
      sl SLV; sm SMO; smn ISM; sn SNA0; so SML; sq SQI; sr SRB; ss SWZ; st SOT; su SUN; sv SVE; sw SWK;
      ta TAM; te TEL; tg TAJ; th THA; ti TGY; tig TGR; tk TKM; tl TGL; tn TNA; to TGN; tr TRK; ts TSG;
      tt TAT; tw TWI; ty THT; ug UYG; uk UKR; ur URD; uz UZB; ve VEN; vi VIT; vmw MAK; vo VOL; wa WLN;
      wo WLF; xh XHS; xnr DGR; yi JII; yo YBA; yue ZHH; za ZHA; zh ZHS; zu ZUL
      """.split { $0 == ";" || $0 == "\n" }.map { row in
        let words = row.split(separator: " ").map(String.init)
        return (words[0], words[1])
      })
}
