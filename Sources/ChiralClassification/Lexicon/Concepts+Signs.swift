import ChiralValues

/// Universal signs, badges, negations, brands, and words that say nothing about direction.
extension ConceptTable {
  static let signs = """
    check | sign | fixed | R10 | sure | AP FX SP CX
      : a universal sign
      check, checkmark, tick, done, done all, ok, yes, success, accept, confirm, approved, complete,
      completed, valid, verified check, added, enabled, available, published with changes, check small,
      error correct, credit check, passed, good, read, connected, active, check underline
    plus | sign | fixed | R10 | sure | AP FX SP CX
      : a universal sign
      plus, add, new, create new, minus, remove, xmark, cross mark, close, cancel, clear, times,
      multiply, divide, equal, equals, greaterthan, lessthan, plusminus, x, dismiss, exclamation,
      exclamationmark, warning, error, alert, important, priority, priority high, low priority, problem,
      caution, danger, dangerous, stop sign, block, forbidden, ban, prohibited, fail, failed, bad,
      urgent, emergency, attention, dialog error, dialog warning, sum, sum sign, pi, sigma, functions,
      calculate plus, asterisk, ampersand, decrease, increase, exposure neg, exposure plus, exposure
      zero, exposure, add circle, add box, remove circle, cancel circle, do disturb, do not disturb, do
      disturb on, new sign, control point duplicate, not equal, inbox plus, squareroot, root, warning
      amber, infinity sign, division, subtract, math, operators, math log, log point, logarithm, square
      root, percent sign circle, greater than, less than, greater or equal, less or equal, approximately
      equal, tilde, caret sign, exponent, power sign, integral, infinity loop, omega, alpha sign, beta,
      delta, lambda sign, theta, hash sign, question exclamation, no entry, do not enter, stop hand,
      hazard, warning sign, caution sign, delta sign, format text symbol, add new, add item, remove
      item, add row, add column, plus circle, minus circle, plus box, minus box, checks, x mark, cross
      out, greater, lower, avg, sin, cos, tan, congruent, forbid, spam, math xy
    report | thing | fixed | R10 | likely | AP
      : a sign or a sheet
      report, reports
    badge-words | badge | fixed | R16 | sure | AP CX SF
      : a mark that modifies
      badge, trianglebadge, emblem, indicator, notification dot, secure, acquiring, no route, unread,
      locked
    negation | negation | fixed | R14 | sure | AP M CX | FLU GN
      : a slash that negates
      \(Negation.words.sorted().joined(separator: ", ")), hardware disabled, crossed out, not supported,
      offline, dnd, uncheck
    neutral | neutral | fixed | - | likely
      : nothing about direction
      and, with, on, to, of, the, in, a, an, for, by, at, from, or, inset, filled, fill, dashed, dotted,
      dot, small, medium, large, mini, tiny, big, xl, full, max, min, low, high, half, empty, alt,
      alternative, variant, custom, generic, default, other, all, single, multiple, double, triple,
      many, 2d, 3d, auto, automatic, classic, modern, inverse, reverse, stack, button, icon, symbol,
      logo type, item, items, box, border, frame, tab, side, front, rear, back side, inner, outer,
      inside, outside, near, far, view, mode, status, state, level, local, remote, system, my, your,
      set, type, kind, size, style, thin, thick, wide, narrow, tall, short, long, old, outlined, hd,
      square, circle, rectangle, app, open, closed, format, editor, edit, content, material, action,
      actions, symbolic, sharp, simple, light, dark, color, gen1, gen2, gen3, gen4, scale, angled,
      raised, tilted, upright, diagonal dots, round, oval, compact, micro, cover, base, plain, regular,
      standard, basic, part, whole, partial, extra, super, ultra, pro, plus size, lite, line, plural,
      normal, current, own, this, here, up next, quick, fast, slow, new style, old style, next gen,
      primary, secondary, main, major, minor, total, common, special, personal, private, group type,
      left over, center icon, only, more or less, self, same, different, another, every, any, some, one,
      two, three, four, first class, second, third, plus one, time less, smart, digital, mobile app,
      online, offline mode, virtual, physical, manual mode, natural, original, final, real, active
      state, selected, unselected, checked, unchecked, toggled, pressed, hover, focused, highlighted,
      visited, collapsed, expanded, enabled state, container, wrapper, holder, placeholder, panel type,
      section, area, region, zone, group box, card type, card view, tile, tiles, bullet style, emphasis,
      strong, soft, hard, wet, dry, hot, cold, warm, cool, fresh, raw, cooked, boiled, fried, sweet,
      spicy, sour, dialog, corner, corners, vehicle, earmark, teardrop, tilt, fat, bend, bent, cutoff,
      perforated, angular, folded, fold, rectangular, capsule shaped, isometric, mini size, blank style,
      dotted line, twisted, slanted, straight, curvy, wavy, broken, neutral, dual, flat, free,
      premium, tail, curly, bar, spark, invert, inverted, dynamic, irregular, rounded, position, data,
      change, changes, mark, machine, point, marked, regional, checkered, household, broad, laminated,
      trifold, notch, connect, disconnect, continue, due, national, global, international, ancient,
      studio, density, direction, quarter, service, swedish, danish, czech, canadian, australian,
      brunei, singapore, guyanese, zimbabwean, bahraini
    container | neutral | fixed | - | likely
      : a frame around what it shows
      badge frame, square rounded, rounded square, hexagon, octagon, pentagon, squircle, octagon
      shape, pentagon shape, hexagon shape
    numeral | numeral | localized | R18 | likely | AP M SF
      : digits
      #, number, digit, digits, number + zero, number + one, number + two, number + three, number +
      four, number + five, number + six, number + seven, number + eight, number + nine, number + ten,
      number + #, num #
    numeral-unit | thing | fixed | R18 | likely | M
      : digits with letters of a standard
      # k, # mp, # g, # d, # fps, # k plus, # k plus video, # mp camera, # x, # bit, # fps select, # h,
      # degrees, # hz, # ft, # x #, # gen, # by #, # cell
    view-360 | thing | fixed | R7 | unsure | GL
      : a turn
      360, 360 degrees, rotate 360
    standards | thing | fixed | R9 | likely
      : letters of a standard
      lte, lte plus, 3g, 4g, 5g, edge, gprs, hspa, h mobiledata, h plus mobiledata, e mobiledata,
      mobiledata off, g mobiledata, r mobiledata, usb c, hdmi, dolby, mp3, raw on, raw off, hdr plus,
      fiber new, fiber dvr, fiber pin, wps, sos, sip, co2, php, gif box, aod, nft, ssl, sms failed, wb
      auto, wb iridescent, wb incandescent, gsm, volte, rating # plus, age # plus, explicit, uhd, fhd,
      qhd, cc, png, jpg, jpeg, bmp, tiff, ppt, pptx, txt, tsx, jsx, hwp, vip, ux, ui, www, dvd, 2fa,
      auth 2fa, http get, http put, http post, http patch, http head, http options, http connect, http
      delete
    brand | brand | fixed | R9 | sure | AP FX
      : a brand
      logo, brand, brands, trademark logo, google, google play, google drive, google maps, facebook,
      twitter, x twitter, instagram, youtube, linkedin, whatsapp, telegram, tiktok, snapchat, pinterest,
      reddit, discord, slack, github, gitlab, bitbucket, microsoft, windows logo, apple logo, applelogo,
      apple, android, linux, ubuntu, debian, fedora, archlinux, gnome, kde, firefox, chrome, safari,
      edge browser, opera, amazon, aws, azure, netflix, spotify, steam, paypal, visa, mastercard,
      bitcoin logo, dropbox, onedrive, figma, adobe, photoshop, illustrator, npm, nodejs, docker,
      kubernetes, python, java, swift, rust, golang, kotlin, react, vuejs, svelte, wordpress, drupal,
      joomla, wikipedia, wikimedia, mozilla, huawei, samsung, xbox, playstation, nintendo, twitch,
      vimeo, skype, zoom logo, messenger, wechat, weibo, qq, viber, signal app, mastodon, bluesky,
      threads, tumblr, flickr, behance, dribbble, codepen, stack overflow, stackoverflow, hacker news,
      product hunt, trello, jira, confluence, atlassian, salesforce, hubspot, shopify, magento, etsy,
      ebay, airbnb, uber, lyft, tesla, bmw, audi, nvidia, intel, amd, arm logo, raspberry pi, arduino,
      unreal engine, blender logo, gimp, inkscape, krita, vlc, libreoffice, thunderbird, wpforms, gmail,
      outlook, webpack, vite, git logo, openai, adf scanner brand, org gnome, org kde, org freedesktop,
      org mozilla, com github, io github, com google, com microsoft, font awesome, soundcloud, speaker
      deck, opencart, itunes, itunes note, signal messenger, creative commons share, w3c, accessible
      icon, html 5, css 3, node js, 500px, evernote, jabber, jquery, nixos, nix, quora, redhat, symfony,
      umbraco, unreal, eslint, ethereum, freebsd, humble bundle, kickstarter, acrobat, amarok,
      handbrake, algolia, angellist, artstation, bandcamp, battle net, bilibili, centos, cloudflare,
      cpanel, deezer, deviantart, digital ocean, digg, dhl, diaspora, fedex, flipboard, foursquare,
      gitter, gitkraken, goodreads, grunt, gulp, hackerrank, houzz, imdb, internet explorer, itch io,
      jenkins, jsfiddle, kaggle, keybase, laravel, lastfm, linode, mailchimp, meetup, mixcloud, monero,
      napster, odnoklassniki, openid, orcid, patreon, periscope, phabricator, qq logo, ravelry,
      researchgate, rocketchat, sass, scribd, slideshare, sourcetree, squarespace, stack exchange,
      strava, stumbleupon, suse, opensuse, teamspeak, typo3, unsplash, ups, usps, viadeo, vk, waze,
      webflow, weebly, whmcs, wix, xing, y combinator, yahoo, yammer, yandex, yarn, yelp, zhihu, disqus,
      feedly, ifttt, plex, roku, kodi, sonos, philips hue, nest logo, alexa, siri, cortana, bing,
      duckduckgo, baidu, alipay, apple pay, google pay, google assistant, amex, diners club, jcb,
      klarna, western union, ikea, lego, nasa, tor, matrix logo, element logo, jetbrains, intellij,
      neovim, atom editor, sublime text, eclipse ide, netbeans, electron, flutter logo, dart logo, ruby,
      perl, php logo, haskell, elixir, erlang, scala, clojure, julia, deno, bun, nextjs, nuxt, gatsby,
      tailwind, bootstrap, sass logo, webassembly, graphql logo, postgresql, mysql, mariadb, sqlite,
      mongodb, redis, elasticsearch, kibana, grafana, prometheus, terraform, ansible, vagrant, puppet
      logo, chef logo, heroku, netlify, vercel, firebase, supabase, oracle, ibm, sap logo, cisco, dell,
      lenovo, asus, acer, lg, sony, panasonic, toshiba, hewlett packard, nokia, motorola, oneplus,
      xiaomi, oppo, vivo, blackberry, garmin, fitbit, gopro, canon, nikon, kodak, polaroid logo, leica,
      bandlab, audible, kindle, ubuntu logo, arch linux, manjaro, mint linux, elementary os, raspberry,
      hackernews, gitea, codeberg, sourcehut, launchpad, gnu, kofi, buymeacoffee, liberapay,
      opencollective, substack, obsidian logo, asana, basecamp, airtable, miro, canva, invision, framer,
      zeplin, sketch logo, abstract logo, gravatar, akismet, jetpack, woocommerce, elementor, yoast,
      prestashop, bigcommerce, browser chrome, browser safari, browser firefox, browser edge, browser
      opera, browser brave, browser ie, browser internet explorer, browser vivaldi, = windows, first
      order, hubot, octoface, stackshare, quickbooks, nextdoor, typeform, bookstack, h2database,
      backstage casting, remix run, chatgpt, social windows, windows old,
      ny times, arc browser, friendfeed
    """
}
