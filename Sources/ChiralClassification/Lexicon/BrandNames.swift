/// The names of brands that have no other meaning, so that they can be told from things without context.
///
/// They are spelled without blanks, as in Simple Icons and the brand icons of Font Awesome. Names that are
/// also common words (`signal`, `target`, `square`) are left out: they stand for the thing.
enum BrandNames {
  /// Returns true if words are a brand's name; a name of several words is spelled here as one.
  static func contains(_ words: ArraySlice<String>) -> Bool { all.contains(words.joined()) }

  /// The largest number of words in a brand's name.
  static let mostWords = 4

  private static let all = Set(
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) })

  private static let text = """
    1001tracklists 11ty 1and1 1dot1dot1dot1 1panel 1password 2fas 30secondsofcode 365datascience 42group
    4chan 7zip 99designs 9gag abbott abbvie abdownloadmanager aboutdotme abusedotch academia accenture
    accessibleicon accusoft accuweather acode actigraph activeloop activision activitypub actix
    actualbudget acura adafruit adaway adblock adblockplus addydotio adguard adidas adminer adonisjs
    adroll adventofcode adversal adyen aegisauthenticator aeroflot aeromexico afdian affiliatetheme
    affine aframe afterpay aftership agora aidungeon aiohttp aiqfome airasia airbrake airbus airbyte
    aircall aircanada airchina airfrance airindia airserbia airtel airtransat akamai akasaair akaunting
    akiflow alacritty alamy albertheijn alby alchemy aldinord aldisud alfred algorand alibabacloud
    alibabadotcom alienware aliexpress alist allegro alliedmodders alltrails almalinux alpinedotjs
    alpinelinux alternativeto alwaysdata amazonpay ameba americanairlines americanexpress amilia amul
    anaconda analogue andela androidauto androidstudio angrycreative anilist animalplanet animedotjs
    ankermake anki ansys anta antdesign antena3 antennapod anthropic antv anycubic anydesk anytype
    apache apacheairflow apacheant apacheavro apachecassandra apachecloudstack apachecordova
    apachecouchdb apachedolphinscheduler apachedoris apachedruid apacheecharts apacheflink
    apachefreemarker apachegroovy apacheguacamole apachehadoop apachehbase apachehive apachejmeter
    apachekafka apachekylin apachelucene apachemaven apachenetbeanside apachenifi apacheopenoffice
    apacheparquet apachepulsar apacherocketmq apachesolr apachespark apachestorm apachesuperset
    apachetomcat aparat apifox apmterminals apollographql apostrophe apper appgallery appian appimage
    appium applearcade applemusic applenews applepay applepodcasts appmanager appsignal appsmith
    appstore appstoreios appveyor appwrite aral arangodb arcgis archicad archiveofourown ardour argo
    argos ariakit arkecosystem armkeil arstechnica artifacthub artixlinux arxiv asahilinux asciidoctor
    asciinema asda aseprite assemblyscript astonmartin astra astro asymmetrik atandt atari atlasos
    auchan audacity audiobookshelf audiomack audiotechnica aurelia autentique auth0 authelia authentik
    autocad autocannon autodesk autodeskmaya autodeskrevit autohotkey autoit automattic autoprefixer
    autozone avajs avaloniaui avast avianca avianex aviato avira awesomelists awesomewm awwwards axios
    axisbank babel babelio babylondotjs backblaze backbone backbonedotjs backendless badoo bakalari
    bambulab bandrautomation bandsintown bankofamerica barclays baremetrics barmenia baserow
    basicattentiontoken bastyon bata battledotnet battlenet bazel beatport beatsbydre beatstars
    beekeeperstudio behancesquare beijingsubway bentley bento bentobox bentoml bereal betfair betterauth
    betterdiscord betterstack bevy bigbasket bigbluebutton bigcartel billboard bimobject binance
    bioconductor biolink biome bisecthosting bitcoincash bitcoinsv bitcomet bitdefender bitly bitrise
    bitsy bittorrent bitwarden bitwig bity blackmagicdesign blacktie blazemeter blazor blibli blockbench
    blockchaindotcom bloggerb bloglovin bluesound bluetoothb bmcsoftware bnbchain boardgamegeek
    boehringeringelheim boeing bohemiainteractive bombardier bookalope bookbub bookingdotcom bookmeter
    bookmyshow boosty borgbackup bosch bose botblecms bots boulanger bower boxysvg braintree braintrust
    brandfetch brandfolder bravereverse brenntag brevo brex britishairways broadcom bruno bspwm budibase
    buefy bugatti bugcrowd buhl buildkite builtbybit bukalapak bulma bungie bunnydotnet bunq burgerking
    buromobelexperte burpsuite burton buynlarge buysellads buzzfeed byjus bytedance cachet caddy
    cadillac cafepress cairographics cairometro caixabank cakephp caldotcom calendly calibreweb
    campaignmonitor camunda canadianmapleleaf canonical caprover cardano cardmarket carlsberggroup carrd
    carrefour carthrottle cashapp castbox castorama castro cdprojekt celestron centercode ceph cesium
    chainguard chainlink chakraui changedetection channel4 charles chartdotjs chartmogul chatwoot
    checkio checkmarx checkmk chedraui cheerio chemex chessdotcom chevrolet chianetwork
    chinaeasternairlines chinasouthernairlines chocolatey chromatic chromewebstore chrysler chupachups
    cilium cinema4d cinnamon circleci circuitverse cirrusci citrix citroen civicrm civo clarifai claris
    clarivate claude clevercloud clickhouse clickup clion clockify cloud66 cloudbees cloudcannon
    cloudera cloudflarepages cloudflareworkers cloudfoundry cloudinary cloudnativebuild cloudron
    cloudscale cloudsmith cloudversify cloudways clubforce clubhouse clyp cmake cmplid cncf cnes cnet
    cocacola cockpit cockroachlabs cocoapods cocos coda codacy codeblocks codecademy codeceptjs codechef
    codeclimate codecov codecrafters codefactor codeforces codefresh codeigniter codemagic codementor
    codemirror codenewbie codeproject coder coderabbit codersrank coderwall codesandbox codeship
    codesignal codestream codewars codiepie codingame codingninjas codio coggle coinbase coinmarketcap
    collaboraonline comicfury commerzbank commitlint commodore commonlisp commonworkflowlanguage
    compilerexplorer composer comptia comsol conan concourse condaforge conekta connectdevelop
    construct3 consul contabo contactlesspayment containerd contao contentful contentstack continente
    contributorcovenant conventionalcommits convertio cookiecutter coolermaster coolify copaairlines
    coppel cora coreldraw coronaengine coronarenderer corsair cottonbureau couchbase counterstrike
    countingworkspro coursera coveralls coze cplusplus cplusplusbuilder craftcms cratedb creality
    createreactapp creativecommons creativecommonsby creativecommonsnc creativecommonsnceu
    creativecommonsncjp creativecommonsnd creativecommonspd creativecommonspdalt creativecommonsremix
    creativecommonssa creativecommonssampling creativecommonssamplingplus creativecommonsshare
    creativecommonszero creativetechnology credly crehana crewai crewunited criticalrole crowdin
    crowdsource crunchbase crunchyroll cryengine cryptomator cryptpad csdn css3 css3alt cssdesignawards
    cssmodules csswizardry cultura curseforge customink cuttlefish cyberdefenders cycling74 cypress
    cytoscapedotjs dacia dailydotdev dailymotion daisyui dandd danddbeyond dapr darkreader dartlang
    darty daserste dash0 dashcube dashlane dask dassaultsystemes databricks datacamp datadog datadotai
    datagrip dataiku datastax datefns datev datocms datto davinciresolve dazhongdianping dazn dbeaver
    dblp dcentertainment debridlink decapcms decentraland dedge deepcool deepgram deepin deepl deepmind
    deepnote delicious deliveroo delonghi denon dependencycheck deploydog depositphotos derspiegel
    deskpro deutschebahn deutschebank deutschepost deutschetelekom deutschewelle devbox devdotto
    devexpress devpost devrant dgraph diagramsdotnet dialogflow dictionarydotcom digikeyelectronics
    digitalocean dinersclub directus discogs discorddotjs discourse disroot distrobox distrokid django
    dlib dochub docsdotrs docsify doctrine docusaurus dodopayments dolibarr doordash dota2 dotenv dotnet
    douban doubanread dovecot dovetail downdetector doxygen draft2digital dragonframe draugiemdotlv
    dreamstime dribbblesquare drooble dsautomobiles dtube ducati duckdb dungeonsanddragons dunked dunzo
    duolingo duplicati dwavesystems dyalog dynatrace earlybirds easyeda easyjet ebox eclipseadoptium
    eclipseche eclipseide eclipsejetty eclipsemosquitto eclipsevertdotx ecosia ecovacs edeka edgeimpulse
    edgelegacy editorconfig edotleclerc educative egghead egnyte eightsleep elastic elasticcloud
    elasticstack elavon electronbuilder electronfiddle elegoo elevenlabs eleventy elgato ello elsevier
    embarcadero emberdotjs emby emirates emlakjet endeavouros enpass ente enterprisedb envato envira
    envoyproxy epel epicgames epson equinixmetal ericsson erpnext esbuild esea eslgaming
    esotericsoftware esphome espressif esri etcd ethers ethiopianairlines etihadairways europeanunion
    eventstore everydotorg excalidraw exercism exordo exoscale expedia expeditedssl expertsexchange
    expressdotcom expressvpn eyeem facebookf facebookgaming facebooklive facebookmessenger
    facebooksquare faceit facepunch fairphone falco fampay fandango fanfou fantasyflightgames fantom
    farcaster fareharbor farfetch fastapi fastify fastlane fastly favro fdroid ferrari ferrarinv
    ferretdb ffmpeg fiat fidoalliance fifa figshare fila filament filedotio filen filespinwheel
    filezilla fillout fineco fing firefish fireflyiii firefoxbrowser fireship firewalla firstdraft
    firstorder firstorderalt fishaudio fishshell fivem fiverr flashforge flathub flatpak flightaware
    floatplane fluentbit fluentd flydotio flyway fmod fnac folium folo fonoma fontawesome fontawesomealt
    fontawesomeflag fontawesomelogofull fontbase fontforge fonticons fonticonsfi foobar2000 foodpanda
    forgejo formbricks formik formspree formstack fortawesome fortawesomealt fortinet fortnite fortran
    forumbee fossa fossilscm foundryvirtualtabletop foxtel fozzy framework framework7 franprix frappe
    fraunhofergesellschaft freecad freecodecamp freedesktopdotorg freelancer freelancermap freenas
    freenet freepik freetube freshrss frigate fritz frontendmentor frontify fsharp fubo fueler fugacloud
    fujifilm fujitsu fulcrum furaffinity furrynetwork fusionauth futurelearn fyle galacticrepublic
    galacticsenate galaxus gamebanana gamedeveloper gamejolt gameloft gamemaker gamescience gandi
    garudalinux gcore gdal geeksforgeeks generalelectric generalmotors gentoo geocaching geode geopandas
    gerrit getpocket getx ggcircle ghostery ghostty giphy gitalt gitbook gitcode gitconnected gitee
    gitextensions gitforwindows githubactions githubalt githubcopilot githubpages githubsponsors
    githubsquare gitignoredotio gitlabsquare gitlfs gitpod gitsquare glassdoor gldotinet glideg glitch
    globus glovo gltf gnometerminal gnubash gnuemacs gnuicecat gnuprivacyguard gnusocial gocd godaddy
    godotengine gofore gofundme gogdotcom gojek goland goldmansachs goodreadsg googleadmob googleads
    googleadsense googleanalytics googleappsscript googleassistant googleauthenticator googlebigquery
    googlebigtable googlecalendar googlecampaignmanager360 googlecardboard googlecast googlechat
    googlechrome googlechronicle googleclassroom googlecloud googlecloudcomposer googlecloudspanner
    googlecloudstorage googlecolab googlecontaineroptimizedos googledataflow googledataproc
    googledisplayandvideo360 googledocs googledrive googleearth googleearthengine googlefonts
    googleforms googlegemini googlehome googlejules googlekeep googlelens googlemaps
    googlemarketingplatform googlemeet googlemessages googlenearby googlenews googlepay googlephotos
    googleplay googleplus googleplusg googleplussquare googlepubsub googlescholar googlesearchconsole
    googlesheets googleslides googlestreetview googlesummerofcode googletagmanager googletasks
    googletranslate googletv googlewallet gotomeeting gplv3 gradio gradle gradleplaypublisher grammarly
    grandfrais grapheneos graphite gratipay grav graylog greasyfork greatlearning greenhouse greensock
    greptimedb griddotai gridsome gripfire grocy groupme groupon gsap gsma gsmarenadotcom gstreamer
    guangzhoumetro guilded guitarpro gumroad gumtree gunicorn gurobi gusto gutenberg h2database habr
    hackaday hackclub hackerearth hackernewssquare hackernoon hackerone hackmd hackthebox
    handlebarsdotjs handm happycow harmonyos hashcat hashicorp hashnode hasura hatenabookmark
    haveibeenpwned havells haxe haystack hbomax hdfcbank headlessui headphonezone hearthisdotat hedgedoc
    hellofresh hellyhansen helpdesk helpscout hepsiemlak hermes heroicgameslauncher heroui hetzner hevy
    hexlet hexo hibob hilton hiltonhotelsandresorts hireahelper hitachi hivemq homarr homeadvisor
    homeassistant homeassistantcommunitystore homebrew homepage homify honda honeybadger honeygain hono
    hooli hootsuite hoppscotch hornbill hostinger hotelsdotcom hotjar hotwire houdini hsbc htcvive html5
    htmlacademy htmx htop httpie huggingface hugo humblebundle humhub hungryjacks husqvarna hyperskill
    hyperx hypothesis hyprland hyundai i18next iata ibeacon iberia iceland icicibank icinga icomoon
    iconfinder iconify iconjar icons8 ifixit ifood igdb iheartradio iledefrancemobilites ilovepdf
    imagedotsc imagej imagetoolbox imessage imgur immersivetranslate immich imou improvmx
    indiansuperleague indiehackers inductiveautomation inertia infiniti infinityfree influxdb infomaniak
    infoq infosys infracost ingress inkdrop innosoft inoreader inquirer inspire insta360 instacart
    instagramsquare instalod instapaper instatus instructure intellijidea interactiondesignfoundation
    interactjs interbase intermarche internetarchive internetcomputer internetexplorer intigriti
    invidious invoiceninja iobroker ionos iota ioxhost ipfs irobot isc2 isro issuu istio itchdotio
    itchio iterm2 itunesnote itvx iveco jaeger jameson jamstack japanairlines jasmine jdoodle jediorder
    jeep jekyll jellyfin jetblue jetpackcompose jfrog jfrogpipelines jhipster jinja jirasoftware jitpack
    jitsi joget johndeere joplin jouav jovian jrgroup jsdelivr jsonwebtokens jssquare juce juejin juke
    junipernetworks junit5 jupyter justeat justgiving kagi kahoot kaios kakao kakaotalk kalilinux
    kamailio kando kaniko karlsruherverkehrsverbund kasasmart kashflow kaspersky kaufland kdeneon
    kdeplasma kedro keenetic keepachangelog keepassxc keeweb kenmei kentico keploy keras keycdn keycloak
    khanacademy khronosgroup kicad kickstarterk kingstontechnology kinopoisk kinsta kirby kitsu kiwix
    kleinanzeigen klook knative knexdotjs knime knip knowledgebase koenigsegg kofax komoot konami kong
    kongregate konva koreader korvue koyeb kred ktor kuaishou kubespray kubuntu kucoin kueski kuma
    kununu kuula kyocera labex labview lada lamborghini langchain langflow langgraph languagetool lapce
    laragon laravelhorizon laravelnova lastdotfm lastfmsquare lastpass lazarus lazyvim lbry leaderprice
    leagueoflegends leanpub leetcode lefthook legacygames lemmy lemonsqueezy leptos lequipe lerna
    leroymerlin leslibraires letsencrypt letterboxd levelsdotfyi liberadotchat librariesdotio
    librarything libreofficebase libreofficecalc libreofficedraw libreofficeimpress libreofficemath
    libreofficewriter libretranslate libretube librewolf libuv lichess lidl lifx lightburn limesurvey
    lineageos lining linkedinin linkerd linkfire linksys linktree linphone lintcode linuxcontainers
    linuxfoundation linuxmint linuxprofessionalinstitute linuxserver lionair liquibase listenhub
    listmonk litiengine livechat livejournal livekit livewire llvm lmms lobsters localsend localxpose
    lodash logmein logseq logstash loopback lootcrate lospec lotpolishairlines lottiefiles ltspice
    luanti luau lubuntu lucia lucide ludwig lufthansa lumon lumondrop lunacy luogu lutris lvgl lydia
    maas macos macpaw macports macys magasinsu magisk mahindra maildotcom maildotru mailgun mailtrap
    mainwp majorleaguehacking makerbot malt malwarebytes mambaui mamp manageiq mandalorian mangacollec
    mangaupdates mantine mapbox mapillary maplibre maptiler mariadbfoundation marko marriott marvelapp
    maserati mastercomfig materialdesign materialdesignicons materialformkdocs matillion matomo
    matterdotjs mattermost matternet mautic maxcdn maxplanckgesellschaft maytag mazda mcafee mcdonalds
    mclaren mdblist mdbook mdnwebdocs mealie medapps mediafire mediamarkt mediapipe mediatek
    medibangpaint mediumm medrt medusa mega megaport meilisearch meituan meizu mendeley mentorcruise
    mercadopago merck mercurial mermaid meta metabase metacritic metafilter metager metasploit
    metrodelaciudaddemexico metrodemadrid metrodeparis mewe mezmo microbit microblog microdotblog
    microeditor micropython microstation microstrategy migadu mihon mihoyo mikrotik milanote milvus
    minds mingww64 minimax minio mintbit mintlify miraheze misskey mistralai mitsubishi mixpanel mizuni
    mlflow mobx mobxstatetree mocha mockserviceworker modelcontextprotocol modelscope modin modrinth
    modx mojeek moleculer momenteo moneygram mongoose mongoosedotws monica monkeytie monkeytype monogame
    monoprix monzo moodle moonrepo moqups morrisons moscowmetro movistar mqtt msibusiness mubi muller
    mullvad multisim mumble musicbrainz mxlinux myanimelist myget myob myshows myspace namebase
    namecheap namemc namesilo namuwiki nanostores nationalgrid nationalrail nativescript natsdotio naver
    nebula nederlandsespoorwegen neo4j neos nestjs netapp netbsd netcup netdata neteasecloudmusic
    netgear netim netto neutralinojs newbalance newegg newgrounds newjapanprowrestling newpipe newrelic
    newyorktimes nexon nextbike nextbilliondotai nextcloud nextdns nextdotjs nextflow nextra
    nfcdirectional nfcore nfcsymbol nginx nginxproxymanager ngrok ngrx nhost nicehash niconico nike
    nimblr nissan nobaralinux nodebb nodedotjs nodegui nodemon nodered nomad norco nordicsemiconductor
    nordvpn normalizedotcss norwegian notebooklm notepadplusplus notion nounproject novu nrwl nsis ntfy
    nubank nucleo nuget numba numpy nunjucks nushell nutanix nutritionix nzxt obsstudio obtainium ocaml
    oclc oclif octanerender octobercms octoprint octopusdeploy oculus odnoklassnikisquare odoo odysee
    ohdear okcupid okta oldrepublic ollama omadacloud onestream onlyfans onlyoffice onnx onstar opel
    open3d openaccess openaigym openapiinitiative openbadges openbsd openbugbounty opencage
    opencontainersinitiative opencritic opencv openfaas opengl openhab openjdk openjsfoundation
    openlayers openmediavault openmined opennebula openproject openrouter openscad opensea opensearch
    opensourcehardware opensourceinitiative openssl openstack openstreetmap opentelemetry opentext
    opentofu openverse openvpn openwrt openzeppelin openzfs operagx opnsense opsgenie opslevel optimism
    optinmonster optuna oreilly organicmaps osano osgeo oshkosh osmand osmc otto overleaf owasp owncloud
    oxygen p5dotjs packt paddlepaddle paddypower padlet page4 pagekit pagelines pagerduty
    pagespeedinsights pagseguro palantir palfed paloaltonetworks paloaltosoftware pandas pandora
    pantheon paperlessngx paperspace paperswithcode paradoxinteractive paramountplus paritysubstrate
    parrotsecurity parsedotly passbolt payback paychex payhip payloadcms payoneer paysafe paytm
    pcgamingwiki peakdesign pearson peertube pegasusairlines pelican peloton penpot perbyte perforce
    perplexity persistent personio petsathome peugeot pexels pfsense philipshue phoenixframework
    phoenixsquadron phonepe phosphoricons photobucket photocrowd photopea phpbb phpmyadmin phpstorm
    piaggiogroup piapro picardsurgeles picartodottv picpay picrew picsart picxy piedpiper piedpiperalt
    piedpiperhat piedpiperpp piedpipersquare pihole pimcore pinescript pinetwork pingdom pinia pino
    pinterestp pinterestsquare pioneerdj piped pipx pivotaltracker piwigo pixabay pixelfed pixiv pixlr
    pkgsrc planetscale plangrid platformdotsh platformio platzi plausibleanalytics playcanvas
    playerdotme playerfm playstation2 playstation3 playstation4 playstation5 playstationportable
    playstationvita pleroma plesk plotly plume pluralsight plurk pnpm pocketbase pocketcasts
    podcastaddict podcastindex podman poetry polars polymerproject polywork pomerium pond5 popos porkbun
    porsche portableappsdotcom portainer portswigger posit postcss posthog postiz postman postmates
    powers prdotco preact precommit prefect premid premierleague prepbytes presto prevention prezi
    primefaces primeng primereact primevue printables prismic privatedivision privateinternetaccess
    processingfoundation processon processwire producthunt progate pronounsdotpage prosieben proteus
    protocolsdotio protodotio protoncalendar protondb protondrive protonmail protonvpn protools proxmox
    pterodactyl pubg publons pubmed pulumi puppeteer purescript purgecss pushbullet pusher pycharm pycqa
    pydantic pypi pypy pyscaffold pysyft pytest pythonanywhere pytorch pyup qantas qase qatarairways
    qbittorrent qemu qgis qiita qiskit qiwi qlik qlty qnap qodo qualcomm qualtrics qualys quantcast
    quantconnect quarkus quarto quasar qubesos quicktime quicktype quinscape quizlet qwant qwik qwiklabs
    qzone rabbitmq radarr radiofrance radixui radstudio rainyun rakuten rakutenkobo rancher rarible rasa
    raspberrypi ratatui raycast raylib razer razorpay rclone reactbootstrap reacteurope reacthookform
    reactiveresume reactivex reactos reactquery reactrouter reacttable readdotcv readthedocs
    reasonstudios redash redbubble redbull redcandlegames redditalien redditsquare redhatopenshift
    redmine redox redragon redriver redsys redux reduxsaga redwoodjs reebok refinedgithub rekaui
    relianceindustrieslimited remark remedyentertainment removedotbg renault rendact renovate renpy
    renren replicate replit replyd republicofgamers rescript rescuetime resharper resolving
    resurrectionremixos retool retroachievements retroarch retropie revanced revealdotjs revenuecat
    revoltdotchat revolut rewe rezgo rhinoceros rimacautomobili riotgames riscv riseup ritzcarlton rive
    roadmapdotsh roamresearch robinhood roblox robloxstudio roboflow robotframework rocketdotchat
    rockrms rocksdb rockstargames rockwellautomation rockylinux roll20 rollbar rolldown rollsroyce
    rollupdotjs rootme rootsbedrock rootssage rossmann rotaryinternational rottentomatoes roundcube
    rproject rsocket rstudioide rtlzwei rubocop rubymine rubyonrails rubysinatra ruff rumahweb rundeck
    runkeeper runkit runrundotit rustdesk rxdb ryanair s7airlines sabanci sagemath sahibinden sailfishos
    sailsdotjs salla saltproject samsclub samsungpay sanfranciscomunicipalrailway sanic saopaulometro
    sartorius sat1 saucelabs saudia scaleway scania schlix schneiderelectric scikitlearn scilab scipy
    scopus scpfoundation scrapbox scrapy screencastify screenpal scrimba scrollreveal scrumalliance
    scrutinizerci scylladb seafile seagate searchengin searxng seatgeek securityscorecard sefaria sega
    selenium sellcast sellfy sellsy semanticrelease semanticscholar semanticui semanticuireact
    semanticweb semaphoreci semrush semver sencha sennheiser sensu sequelize servbay serverfault
    servicestack sessionize setapp setuptools sfml shadcnui shanghaimetro sharex shelly shenzhenmetro
    shieldsdotio shikimori shirtsinbulk shoelace shopee shopware showpad showtime showwcase sidequest
    siemens sifive signalmessenger silverairways similarweb simkl simpleanalytics simpleicons
    simplelocalize simplelogin simplenote simplex simplybuilt sinaweibo singaporeairlines singlestore
    sistrix sitecore sitepoint sitrox siyuan skaffold sketchfab sketchup skoda skyatlas skypack
    slackhash slackware slashdot slickpic smartthings smashingmagazine smoothcomp smrt smugmug
    snapchatghost snapchatsquare snapdragon sncf snowpack snyk socialblade society6 socketdotio
    softcatala softpedia sogou solidity sololearn solus sonarqubecloud sonarqubeforide sonarqubeserver
    sonarr sonatype songkick songoda sonicwall soriana soundcharts sourceengine sourceforge
    southwestairlines spaceawesome spacemacs spacex spacy sparkar sparkasse sparkfun spdx speakap
    speakerdeck spectrum speedypage spigotmc spinnaker splunk spoj spreadshirt spreaker springboot
    springsecurity spyderide sqlalchemy squarebehance squarebluesky squaredribbble squareenix
    squarefacebook squarefigma squarefontawesome squarefontawesomestroke squaregit squaregithub
    squaregitlab squaregoogleplus squarehackernews squareinstagram squarejs squarekickstarter
    squarelastfm squareletterboxd squarelinkedin squareodnoklassniki squarepiedpiper squarepinterest
    squarereddit squaresnapchat squaresteam squarethreads squaretumblr squaretwitter squareupwork
    squareviadeo squarevimeo squarewebawesome squarewebawesomestroke squarewhatsapp squarexing
    squarextwitter squareyoutube srgssr ssrn stackbit stackblitz stackedit stackexchange stackhawk
    stackpath stadia staffbase standardjs standardresume starbucks stardock starlingbank starship
    startdotgg startpage startrek starz statamic statista statuspage statuspal staylinked steamdb
    steamdeck steamsquare steamsymbol steamworks steem steemit steinberg stellar stencil stencyl
    stickermule stimulus stmicroelectronics stockx stopstalk storyblok storybook strapi streamlabs
    streamlit streamrunners stremio stripe stripes strongswan stryker stubber stubhub studio3t
    studiovinari stumbleuponcircle styledcomponents styleshare subaru sublimetext subtitleedit
    subversion suckless suitest sumologic suno supercrease supermicro superpowers surfshark surrealdb
    surveymonkey suzuki svgdotjs svgo svgtrace swagger swiggy swiper swisscows symantec symbolab sympy
    syncthing synology system76 tabelog tablecheck tacobell tado taichigraphics taichilang tails
    tailscale tailwindcss taipy taketwointeractivesoftware talenthouse talos tamiya tampermonkey
    tanstack taobao tarom tasmota tauri taxbuzz teal teamcity techcrunch teepublic teespring tekton
    tele5 telefonica telegramplane telegraph telenor telequebec temporal tencentweibo tensorflow
    teradata teratail termius tesco testcafe testin testinglibrary testrail textpattern textual thangs
    thanos thealgorithms theboringcompany thefinals theguardian theirishtimes themeco themeisle
    themighty themodelsresource themoviedatabase thenorthface theodinproject theplanetarysociety
    theredyeti theregister thesoundsresource thespritersresource thestorygraph thewashingtonpost
    theweatherchannel thingiverse thinkpad thinkpeaks thirdweb threadless threedotjs threema
    thunderstore thurgauerkantonalbank thymeleaf ticketmaster ticktick tiddlywiki tidyverse tietoevry
    tildapublishing timescale tinder tindie tinkercad tinygrad tinyletter tistory tldraw tmux todoist
    toggltrack tokyometro toml tomorrowland tomtom topcoder topdotgg toptal torbrowser torizon
    torproject totvs tourbox toyota tplink tqdm traccar tradefederation tradingview traefikmesh
    traefikproxy trailforks trainerroad trakt transportforireland transportforlondon travisci trendmicro
    tresorit treyarch tricentis trilium triller trillertv trimble trino tripadvisor tripdotcom trivago
    trivy trpc truenas trueup trulia trustedshops trustpilot tryitonline tsnode tubi tumblrsquare turbo
    turborepo turbosquid turkishairlines turso tuta tuxedocomputers tv4play tvtime twinkly twinmotion
    twittersquare typeorm ubereats ubiquiti ubisoft ublockorigin ubuntumate udacity udemy udotsdotnews
    uikit uipath ukca ultralytics ulule umami umbrel unacademy uncharted underarmour underscoredotjs
    unilever uniqlo uniregistry unitedairlines unitednations unity unjs unocss unpkg unraid unrealengine
    unstop untappd upcloud uplabs upptime upstash uptimekuma upwork uservoice ussunnah utorrent v2ex
    vaadin valorant vanillaextract vaultwarden vauxhall vbulletin vectorlogozone vectorworks veeam veed
    veepee velog vencord venmo verdaccio veritas verizon vestel vexxhost vfairs viacoin viadeosquare
    viaplay viblo victoriametrics victronenergy vikunja vimeolivestream vimeosquare vimeov vinted
    virginatlantic virginmedia virtualbox virustotal visualparadigm visx vitepress vitess vitest
    vivawallet vivino vivint vlcmediaplayer vmware vodafone voelkner voidlinux voipdotms volkswagen
    volvo vonage vorondesign vowpalwabbit vrchat vsco vscodium vtex vuedotjs vuetify vueuse vulkan vultr
    vyond w3schools wacom wagmi wagtail wails wakatime wallabag walletconnect wantedly wappalyzer wasabi
    wasmcloud wasmer watchmanmonitoring wattpad wayland wazirx weasyl web3dotjs webauthn webawesome
    webcomponentsdotorg webdotde webdriverio webex webgl webgpu weblate webmin webmoney webrtc webstorm
    webtoon webtrees wegame weightsandbiases weixin welcometothejungle wellfound wellsfargo wemo weread
    westernunion wetransfer wezterm wgpu what3words whatsappsquare wikibooks wikidata wikidotgg
    wikidotjs wikimediacommons wikimediafoundation wikipediaw wikiquote wikisource wikiversity
    wikivoyage winamp windsurf wipro wireshark wirsindhandwerk wistia wizardsofthecoast wizzair wodu
    wolfpackbattalion wolfram wolframlanguage wolframmathematica wondershare wondersharefilmora
    wordpresssimple workplace worldhealthorganization wpbeginner wpengine wpexplorer wpressr wprocket
    wwise wykop wyze xampp xdadevelopers xdotorg xendit xero xfce xiaohongshu xingsquare xmpp xsplit
    xstate xtwitter xubuntu xyflow yaak yabai yale yamahacorporation yamahamotorcorporation yandexcloud
    yandexinternational ycombinator youhodler youtubegaming youtubekids youtubemusic youtubeshorts
    youtubesquare youtubestudio youtubetv yubico yunohost zabka zaim zalando zalo zapier zara zazzle
    zcash zcool zebpay zebratechnologies zedindustries zelle zenbrowser zend zendesk zenn zenodo zensar
    zerodha zerotier zettlr zigbee2mqtt ziggo zilch zillow zincsearch zoho zoiper zola zomato zorin
    zotero zulip zyte
    """
}
