/// Mail, chat, calls, people and help.
extension ConceptTable {
  static let communication = """
    reply | thing | mirror | R6 | sure | GL FLU CX GN
      : a message that is answered or forwarded
      reply, reply all, mail reply, mail reply all, mail reply sender, mail replied, replied, mail
      forward, mail forwarded, forwarded, forward mail, forward message, message reply, message forward,
      forward to inbox, forward email, quick reply, arrowshape turn, turn up backward, call forward,
      quickreply
    send | thing | mirror | R6 | likely | GL FLU CX GN
      : a message that is sent
      send, mail send, mail sent, sent, paper plane, paperplane, schedule send, send and archive,
      submit, document send, send message, message send, send money, paper airplane, cancel schedule
      send
    share | thing | mirror gnome:fixed | R6 | likely | GL FLU CX | M GN
      : something that is passed on to others
      share, share arrow, arrowshape, share android, share variant, share alt, share network, emblem
      shared, share forward, share square
    share-up | thing | fixed | R13 | likely | AP M
      : motion up or down
      ios share, share up, square and arrow up, upload, download, cloud upload, cloud download, file
      upload, file download, save, save alt, archive, unarchive, inbox, outbox, tray, all inbox, move to
      inbox, install, publish, backup, cloud sync, upgrade, get app, download done, drive file move rtl,
      inbox full, document save, document save as, document download, folder download, present to all,
      system update, software update, uninstall, save as
    bubble | thing | mirror | R5 | likely | CX SF FLU
      : a speech bubble with its tail on one side
      bubble, speech bubble, message bubble, messages, chats, comments, conversation, sms, speech,
      talk, discussion, dialogue, forum, textsms, feedback, testimonial, live chat, reviews, try sms,
      code review, marked chat, maps ugc, live help bubble, comment bank, add reaction bubble, discuss,
      discussions, talk bubble
    bubble-text | thing | mirror gnome:fixed | R5 | likely | GL SF CX | GN
      : lines of text in a speech bubble
      chat, comment, insert comment, message, announcement, text bubble, bubble text, chat text,
      comment text, message text, speaker notes, sms text, add comment, comment lines, message lines
    bubble-plain | thing | mirror | R5 | likely | CX SF FLU | M
      : a speech bubble with its tail on one side
      chat bubble, chat bubble outline, mode comment, comments disabled, mark chat unread, mark unread
      chat alt, mark chat read, mark unread chat, speaker notes off, question answer
    bubble-absolute | decides | fixed back:mirror | R2 | likely | SF
      : an absolute side
      @bubble + @side
    bubble-text-absolute | decides | mirror | R5 | likely | SF
      : lines of text in a speech bubble
      @bubble + @side + text, @bubble + @side + quote, @bubble + @side + lines, bubble left and text
      bubble right, text bubble right
    envelope | thing | fixed | R13 | sure
      : a thing that looks the same from both sides
      mail, email, envelope, letter, drafts, mark email read, mark email unread, post, postcard,
      markunread, mark as unread, mail unread, mail read, at sign, arrow at, alternate email, contact
      mail, mail mark, mail message, mail message new, mail mark important, mail mark junk, mail mark
      notjunk, unsubscribe, mail open, stationery, inbox mail, parcel, package, local post office,
      letter envelope
    seal | decides | fixed | R11 | likely
      : a seal on a thing
      mail + signed, mail + signature, message + signed, message + signature, digital + signature, signature + valid,
      signature + invalid, signature + verified, signature + unknown, signature + ok, signature + bad
    phone | thing | fixed | R11 | sure | M FX AP
      : a handset
      phone, telephone, call, handset, phone handset, phone call, phone in talk, smartphone, phone
      android, phone iphone, mobile, cell phone, cellphone, mobile phone, iphone, phone locked, phone
      paused, phone enabled, phone disabled, phone off, call end, end call, hang up, wifi calling, add
      call, ring volume, settings phone, contact phone, perm phone msg, phonelink, phonelink off,
      phonelink setup, phonelink ring, speaker phone, local phone, phone slash, call start, call stop,
      add ic call, voicemail, dialer, call log, perm device information, phone volume, phone vibrate,
      phone sound
    call-direction | thing | mirror gnome:fixed | R6 | likely | GL | GN
      : the direction of a call
      phone forwarded, call forwarding, phone forward, phone callback, phone missed, missed call, phone
      incoming, phone outgoing, incoming call, outgoing call, call outgoing, call incoming, call missed,
      missed video call, call made, call received, phone outbound, phone inbound, call inbound, call
      outbound, phone arrow in, phone arrow out, phone arrow down, @phone + inbound, @phone + outbound,
      @phone + incoming, @phone + outgoing, @phone + forward, @phone + forwarded, @phone + missed,
      @phone + callback, @phone + return, @phone + received, @phone + made, @phone + in, @phone + out,
      @phone + back, @phone + reply, @phone + transfer
    call-absolute | decides | fixed back:mirror | R2 | likely | AP SF | GL
      : the direction of a call, named by a side
      @phone + @arrow + @side, @phone + @arrow + up + @side, @phone + @arrow + down + @side
    speaker | thing | mirror | R6 | sure | AP M CX GN SF | FX
      : sound that leaves a speaker
      speaker wave, speaker waves, volume, volume up, volume down, volume mute, volume off, volume high,
      volume low, volume medium, audio volume, audio volume muted, audio volume high, audio volume low,
      audio volume medium, audio volume overamplified, speaker slash, audio speakers, volume xmark,
      volume x, speaker high, speaker low, speaker mute, speaker off, unmute, = mute, = muted, audio mute, mute audio,
      sound mute, mute sound, sound off, audio off, volume variant, volume slash
    speaker-plain | thing | mirror | R6 | likely | CX SF
      : sound that leaves a speaker
      speaker, speakers, megaphone, bullhorn, campaign, horn, announce, announcement horn,
      advertisement, sound, loudspeaker, speaker badge, speaker minus, speaker plus, speaker zzz,
      speakerphone, speak, megaphone loud
    speaker-box | thing | fixed | R11 | sure
      : a box
      speaker group, hifispeaker fill, subwoofer, homepod, homepodmini, hifispeaker, speaker box, audio
      speaker, soundbar, audio card, audio track, audiotrack, surround sound, spatial audio, spatial
      tracking
    help | thing | mirror | R21 | likely | SF CX | GL
      : a question mark, which faces the other way in the Arabic script
      help, questionmark, question, help circle, help outline, help center, help about question, live
      help, contact support, not listed location, faq, unknown, person question, psychology question
    help-gnome | decides | mirror gnome:fixed | R21 | likely | SF CX | GN
      : a sign or a question mark
      help about, help browser, help contents, system help, dialog question, help faq
    help-material-kept | decides | mirror | R21 | likely | SF CX | M
      : a question mark
      question mark, unknown med, unknown document, quiz, device unknown, browser unknown
    info | thing | fixed | R10 | likely |  | CX
      : a sign
      info, information, info circle, dialog information, perm device info, tips, tip, idea, hint, about
    info-bubble | thing | mirror | R5 | likely | SF
      : a speech bubble with its tail on one side
      info bubble, video bubble, wave bubble, waveform bubble, phone bubble, plus bubble, ellipsis
      bubble, star bubble, checkmark bubble, exclamationmark bubble, bubble fill, quote bubble, captions
      bubble, translate bubble
    person | thing | fixed | R11 | sure | AP
      : a person or a part of one
      person, people, user, users, account, account circle, avatar, profile, group, groups, contact,
      contacts, man, woman, friend, friends, team, human, person pin, supervisor account, manage
      accounts, account box, supervised user circle, emoji people, worker, student, employee, guest,
      member, figure, person crop, system users, perm identity, switch account, avatar default, user
      busy, user idle, user available, user away, user not tracked, user info, person simple, customer,
      client, organization people, male, female, boy, girl, child, baby, children, elder, elderly,
      pregnant, pregnant woman, family, admin, administrator, criminal, customer service, community,
      physician
    body | thing | fixed | R11 | sure | AP
      : a person or a part of one
      face, accessibility, accessibility new, diversity, wc, nurse, doctor, teacher, engineer, identity,
      persona, figure stand, figure arms open, figure dress, assistant, support agent, agent, head,
      body, crowd, audience, population, diversity 1, self improvement, emoji, emote, mood, smile,
      smiley, sentiment, sentiment satisfied, sentiment dissatisfied, tag faces, laugh, frown, sad,
      happy, skull, robot, brain, heart, hand, hands, palm, finger, thumb, thumb up, thumb down, thumbs
      up, thumbs down, thumbup, thumbdown, fingers, fist, handshake, back hand, front hand, waving hand,
      pan tool, hand raised, hand point, hand draw, ear, eye, eyes, nose, mouth, mustache, foot,
      footprint, footsteps, tooth, lungs, bone, beard, muscle, fingerprint, gender, transgender, venus,
      mars, recommend, like, dislike, favorite, favorite border, favourite, love, visibility, visibility
      off, hide, show, reveal, conceal, view conceal, view reveal, incognito, voice over off, record
      voice over, interpreter mode, child care, child friendly, follow, connect without contact,
      personal injury, coronavirus, blind, military tech, deaf, sign language, braille, masks, sick,
      mood bad, volunteer activism, fist raised, emoticon, emoticon happy, emoticon sad, emoticon cry,
      emoticon dead, emoticon angry, emoticon kiss, emoticon lol, emoticon poop, emoticon wink, emoticon
      confused, emoticon excited, emoticon tongue, emoticon neutral, emoticon devil, emoticon frown,
      emoticon cool, grin, grin tongue, kiss, surprise, surprised, angry, flushed, dizzy, tired, meh,
      rolling eyes, wink, cry, crying, tears, tongue, lips, chin, cheek, forehead, hair, bald, wig,
      elbow, knee, leg, arm, arms, shoulder, neck, hip, hips, toe, heel, nail finger, pinky, wrist,
      chest body, belly, womb, breast, breastfeeding, mother, father, parent, parents, grandma, grandpa,
      twins, couple, wedding, bride, groom, ring wedding, divorce, birth, newborn, toddler, teenager,
      adult, senior, citizen, pirate person, ninja, knight, wizard, witch, vampire, zombie, king, queen,
      prince, princess, jester, clown, angel, devil, demon, ghost person, robber, thief, spy, detective,
      police officer, officer, soldier, firefighter, pilot, captain, sailor, chef, cook, waiter, barber,
      artist, musician, singer, dancer, actor, athlete, referee, judge person, lawyer, scientist,
      astronaut person, farmer, miner, mechanic, driver, passenger, tourist, traveler, buyer, seller,
      cashier, boss, manager, ceo, recruiter, candidate, speaker person, presenter, moderator, host,
      guests, audience people, voter, vote, ballot person, pray, praying, meditation, thinking, sleep
      person, asl interpreting, signing, sign language hand, american sign language interpreting, hand
      shake, high five, peace hand, ok hand, fist bump, clap, clapping, wave hand, pointing finger,
      finger point, touch finger, thumbprint, palm reading, hand holding, hands holding, hand okay, hand
      peace, hand rock, hand spock, hand scissors, hand lizard, hand paper, hand fist, hand sparkles,
      hand dots, hand heart, hand water, hand coin, hand pray, handcuff person, username, nickname,
      gender male, gender female, karate, dance, dance ballroom, wrestling, judo, taekwondo, kabaddi,
      boxing glove, democrat, republican, thumbsup, thumbsdown, hands helping, helping, helping hand,
      helping hands, agender, bigender, demiboy, demigirl, femme, neutrois, genderfluid, travesti,
      intergender, androgyne, dental, poo, poop, physiotherapist, unamused, confused, nerd, sing,
      emotion, shake hands, hand grabbing, grabbing, waving, sanitizer, hand sanitizer, mental health
    person-badge | thing | mirror gnome:fixed | R16 | likely | SF CX | M GN
      : a person with a badge beside them
      person add, person remove, user plus, user minus, user add, user check, user x, user xmark,
      person badge plus, person badge minus, person badge, person plus, person minus, person
      checkmark, person xmark, person questionmark, add person, person off slash, how to reg, person
      add disabled, group add, user pen, user gear, user clock, user lock, user tag, user shield, user
      edit, contact new, account plus, account minus, account check, account edit
    walk | thing | mirror | R6 | likely | M AP SF
      : motion in one direction
      walk, directions walk, directions run, directions bike, accessible forward, person + run, person
      + walk, figure + run, figure + walk, run fast, = run, riding, rider, person + riding, person +
      hike, person + bike, person + running, person + walking
    wheelchair | thing | mirror | R6 | likely | GL
      : motion in one direction
      wheelchair, accessible, figure roll, wheelchair move
    wheelchair-kept | thing | fixed | R11 | likely | M
      : a person or a part of one
      wheelchair pickup, not accessible, assist walker, elderly woman, elderly man, hail, wheelchair
      alt, preferences desktop accessibility, universal access, figure wheelchair
    sport | thing | mirror | R6 | unsure |  | M
      : a person in motion
      skiing, surfing, kayaking, rowing, snowboarding, skateboarding, sledding, swim, swimming, sports
      handball, sports kabaddi, snowshoeing, nordic walking, paragliding, kitesurfing, roller skating,
      ice skating, downhill skiing, golf course, sports golf, sports gymnastics, sports martial arts,
      sports mma, scuba diving, climbing, figure climbing, equestrian, fencing, figure skiing
      downhill, skating, swimmer, skier, snowboarder, surfer, runner sport, cyclist
    ball | thing | fixed | R11 | sure
      : a thing
      sports, ball, baseball, basketball, football, soccer, soccerball, tennis, tennisball, tennis
      racket, volleyball, rugby, cricket, golf, bowling, hockey, sports soccer, sports tennis, sports
      baseball, sports basketball, sports football, sports cricket, sports volleyball, sports rugby,
      sports hockey, sports esports, sports score, fitness center, gym, trophy, medal, emoji events,
      whistle, sportscourt, puck, racket, skateboard, surfboard, snowboard, skis, rosette, podium,
      target, dart, bullseye, boxing, baseball bat, billiards, badminton, figure handball, figure
      bowling, archery, martial arts, yoga, exercise, gymnastics, disc sports, handball, billiard,
      waterpolo, water polo, curling, olympics, olympic
    signature | thing | localized | R8 | sure | AP SF
      : writing by hand
      signature, autograph, handwriting signature
    translate | thing | localized gnome:fixed | R8 | unsure | CX | GN
      : letters of two languages
      translate, translation, g translate, language translate, languages, locale, preferences desktop
      locale
    walk-kept | thing | mirror | R6 | likely | AP SF | M
      : motion in one direction
      hiking, hike, figure hiking, figure walk, figure run, pedestrian, jogging, person running, person
      hiking, person walking, sprint, walking, running, transfer within a station, move person,
      directions car side, trekking
    """
}
