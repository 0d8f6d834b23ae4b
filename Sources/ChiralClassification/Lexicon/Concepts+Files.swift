/// Files, folders, devices, networks, and the state of the system.
extension ConceptTable {
  static let files = """
    file | thing | fixed | R11 | likely
      : a sheet
      file, files, doc, docs, document, documents, page, paper, sheet, document new, document open,
      document print, document properties, contact page, description page, picture as pdf, pdf, insert
      page, note stack, pages, post add, draft, x office document, x office drawing, text x generic,
      file generic, blank, new document, package generic, office document, file pdf, file word, file
      excel, file csv, file zip, file image, file video, file audio, request page, difference, topic,
      plagiarism, document scanner, doc append, restore page, docx
    mime-type | decides | fixed | R11 | likely
      : a file type
      application x, application vnd, application msword, application pdf, application json, application
      xml, application rtf, application zip, application octet stream, application javascript,
      application postscript, application epub, text x, text html, text css, text plain, text xml, text
      csv, text markdown, text rust, text vcard, text calendar, text richtext, text enriched, text
      troff, text rtf, audio x, audio mpeg, audio midi, audio ogg, audio flac, video x, video mp4, video
      mpeg, image x, image svg, image png, image jpeg, image gif, image tiff, image bmp, image vnd, font
      x, font ttf, font otf, font woff, message rfc, x content, x shellscript, inode, package x, model
      x, chemical x, virtual x, uri mms
    drive-file | thing | fixed | R11 | likely | GL
      : a sheet with a folded corner
      insert drive file
    file-move | thing | mirror | R6 | likely | GL FLU
      : something that moves along the reading direction
      file import, file export, drive file move, move file, file move, move item, move to folder, folder
      move, assignment return, keyboard return, assignment returned, move group, move up next, share
      document, file transfer, folder transfer, document transfer, file send, folder received, mail in,
      mail out, mail received, file
      received
    folder | thing | fixed | R11 | likely | AP
      : a thing
      folder, folders, folder open, folder shared, folder special, folder zip, create new folder, new
      folder, folder off, folder delete, folder add, folder new, directory, topic folder, rule folder,
      snippet folder, source folder, folder music, folder videos, folder documents, folder remote,
      folder visiting, folder drag accept, folder publicshare, folder saved search, saved search, perm
      media, archivebox, archive box, cabinet, drawer cabinet, file cabinet, cube, shippingbox,
      briefcase, case, suitcase, bag, backpack, luggage, portfolio, work, business center, work off,
      work outline, badge work, wallet folder, tray full, drive, hard drive, harddisk, drive harddisk,
      drive optical, drive removable, disk, floppy, save disk, externaldrive, internaldrive,
      opticaldiscdrive, sdcard, sd card, sd storage, sim card, simcard, usb, media removable, media
      flash, media tape, media floppy, storage, database, server, servers, dns, xserve, hard disk,
      multidisk, solidstate, ieee 1394, drive solidstate, drive multidisk, dossier
    device | thing | fixed | R11 | sure | FX AP
      : a device
      device, devices, computer, laptop, desktop computer, desktopcomputer, laptopcomputer, tablet,
      ipad, macbook, macmini, macpro, ipod, applewatch, smartwatch, printer, print, scanner, router,
      modem, keyboard, mouse, gamepad, gamecontroller, game controller, controller, joystick, console,
      terminal, desktop windows, desktop mac, laptop mac, laptop windows, tablet mac, tablet android,
      devices other, device hub, important devices, developer board, memory, cpu, chip, circuit,
      hardware, pc, server rack, workstation, kiosk, fax, calculator, calculate, accessories calculator,
      remote control, settings remote, appletv, battery charger, powerplug, power plug, plug, electrical
      services, outlet, poweroutlet, cable, cable connector, adapter, ac adapter, charger, chargingcase,
      charging station, magicmouse, trackpad, lightbulb led, fan, air conditioner, heater, washer,
      dryer, dishwasher, stove, oven, microwave, refrigerator, fridge, kitchen, sink, toilet, shower,
      bed, sofa, couch, chair, lamp, table lamp, spigot, faucet, vacuum, robot vacuum, thermostat,
      doorbell, smoke detector, sensor, sensors, humidifier, dehumidifier, purifier, ceiling,
      flashlight, torch, ssid, pager, medical device, barcode reader, pos, deskclock, web camera,
      chromebook, phone tablet, device mobile, desktop tower, tower, computer fail, video projector,
      headset vr, vr, visionpro, stay current rendition, stay primary rendition, stay current landscape,
      stay primary landscape, screen rotation, screen lock rotation, screen lock rendition, screen lock
      landscape, screenshot, smart screen, edgesensor, dock, mobile friendly, mobile off, multimedia
      player, input keyboard, preferences desktop, preferences desktop display, preferences desktop
      keyboard, preferences system, network server, network workgroup, drive harddisk usb, transistor,
      circuit board, resistor, capacitor, inductor, diode, led, oscilloscope, multimeter, soldering
      iron, expansion card, graphics card, video card, sound card, network card, floppy disk drive, tape
      drive, nas, raid, ssd, hdd, docking station, dongle, usb flash drive, card reader, memory card,
      hub usb, kvm, ups battery, power strip, surge protector, extension cord, induction, heating coil,
      gas burner, knob, dial, joystick knob, switch knob, remote tv, set top box, antenna tv, game boy,
      handheld, e reader, ereader, smart glasses, smart speaker, smart watch, vr headset, ar glasses,
      wearable, drone camera, printer 3d, plotter, label printer, projector device, hvac unit,
      thermostat smart, smoke alarm, co detector, security camera, cctv, intercom, door bell, garage
      remote, car charger, wall charger, power bank, solar charger, smart card, smartcard, pci card,
      pcie card, smart card reader, imac, ammeter, zener, circuit ground, wash machine, washing machine,
      dual sim, sim, electrodes, aed
    devices-together | thing | mirror | R23 | unsure | SF
      : devices side by side, whose order reverses
      and appletv, and iphone, and ipad, and applewatch, macbook and iphone, and macwindow, hifispeaker
      and appletv, homepod and appletv, homepodmini and appletv, ipad and iphone, laptopcomputer and
      iphone, and cursorarrow, macbook and ipad, apps iphone, apps ipad, macwindow on rectangle,
      macwindow and cursorarrow
    battery | thing | mirror gnome:fixed | R7 | likely | AP M CX GL | GN
      : a level that fills in reading order
      battery, battery full, battery low, battery half, battery level, battery empty, battery
      charging, battery three quarters, battery quarter, minus plus batteryblock, battery #
    battery-upright | thing | fixed | R11 | likely
      : a thing
      battery vertical, batteryblock, car battery, battery saver, energy savings, battery alert, battery
      unknown
    cellular | thing | mirror | R7 | likely | CX GN SF | M
      : bars that grow in reading order
      cellular, cellularbars, cell signal, signal bars, network cellular, signal cellular, signal
      cellular alt, mobile signal, cellular data, network cell, signal strength, antenna bars,
      reception, network cellular signal, network cellular hardware disabled
    cellular-kind | decides | fixed | R8 | likely | GN
      : letters that name a network
      cellular 2g, cellular 3g, cellular 4g, cellular 5g, cellular edge, cellular gprs, cellular hspa,
      cellular umts, cellular hardware disabled, cellular data modem, cellular hardware, network
      cellular 2 g, network cellular 3 g, network cellular 4 g, network cellular 5 g, network cellular
      edge, network cellular gprs, network cellular hspa, network cellular umts, signal # g, signal
      hspa, signal e, signal g, signal h, signal h plus, signal # g plus, signal lte, signal edge,
      signal gprs
    transmit | thing | fixed gnome:mirror | R6 | unsure | GN
      : traffic in two directions
      network transmit, network receive, transmit, receive
    transmit-both | decides | fixed | R13 | likely | GN
      : traffic in two directions
      transmit receive, network idle, network transmit receive
    network | thing | fixed | R11 | sure
      : a network
      wifi, wireless, network, network wifi, signal wifi, network wireless, network wired, network vpn,
      network offline, hotspot, wifi tethering, lan, internet, cloud, icloud, globe, world, earth,
      public, language, web, browser globe, rss, rss feed, feed rss, dynamic feed, bluetooth, nfc,
      airdrop, antenna radiowaves, radiowaves, satellite, radar, cell tower, airplanemode active,
      airplanemode inactive, ethernet, settings ethernet, vpn, vpn key, hub, nodes, share nodes, p2p,
      contactless, tethering, web browser, cloud queue, cloud circle, cloud done, cloud off, dot
      radiowaves, personalhotspot, broadcast tower, globe americas, web page globe, cable data, lan
      connect, sitemap, account tree, schema, org chart, tree, git, git branch, git commit, git merge,
      git pull request, branch, commit, node, channel insecure, channel secure, network connection,
      preferences system network, bluetooth connected, bluetooth disabled, bluetooth drive, settings
      bluetooth, connected tv, dns server, network ping, network check, network locked, leak add, leak
      remove, cell wifi, webhook, ip, http, https, api, access point, wan, vlan, multicast, unicast,
      dlna, upnp, mesh network, repeater, gateway, proxy, load balancer, bandwidth, ping, latency, host
      network, domain name, ip network, ipv 4, ipv 6, mac address, port network, packet, protocol,
      zigbee, zwave, z wave, thread network, lorawan, infrared, rfid, smart home, iot, responsive,
      source branch, source commit, source fork, source merge, source pull, pull request, stash, vcs,
      version control, upstream, deploy, deployment, pipeline, containers, virtual machine, cluster,
      cloud server, data center, datacenter, microservices, endpoint, resource, diagram, diagram
      project, diagram successor, flowchart, uml, graph node, relation, relationship, entity, join
      table, foreign key, primary key, wireless + signal, wifi + signal, network error, network wireless
      signal, network wifi signal, hemisphere, globe hemisphere, topology, middleware, microfrontends,
      open source, africa, europe, asia, americas, website, repo, repository
    bluetooth-waves | thing | mirror | R6 | likely | GL
      : waves that spread to one side
      bluetooth searching, bluetooth audio, nfc waves
    code | thing | fixed | R11 | sure | M CX
      : code, written from left to right everywhere
      code, curlybraces, braces, brackets, developer, bug, bug report, command line, utilities terminal,
      script code, developer mode, code off, data object, data array, html, css, javascript, json, xml,
      sql, regex, function, fx, variable, parentheses, ellipsis curlybraces, number sign, hash, hashtag,
      slash forward, integration instructions, engineering code, chevron code, left slash right,
      terminal fill, logo dev, xcode, binary, markdown, syntax, typescript, coffeescript, postscript,
      wikitext, wiki text, regular expression, console log, source code, code block, code tags, code
      brackets, brace, bracket, curly brackets, square brackets, angle brackets, code slash, compile,
      compiler, build code, debug, debugger, breakpoint, algorithm, flow chart code, pseudocode, sdk,
      cli, shell prompt, prompt, codepen code, embed, iframe, yaml, csv, graphql, scss, cpp, c sharp,
      assembly, opcode, hex, octal, boolean, string, integer, float, array, object braces, lambda, class
      code, method, namespace, interface code, operator, parameter, argument, constant, enum, struct,
      snippet code, number symbol, backslash, logic, logic gate, logic and, logic or, logic not, logic
      xor, logic xnor, logic nand, logic nor, logic buffer, logic inverter, coverage, constructor,
      property, gist, conditional
    settings | thing | fixed | R11 | sure | AP
      : a thing
      settings, gear, gears, cog, cogs, gearshape, preferences, options, configuration, setting, system
      settings, setup, manage, administration, admin panel settings, display settings, settings system
      daydream, settings applications, settings power, settings suggest, settings accessibility,
      settings overscan, settings brightness, emblem system, applications system, preferences desktop
      appearance, preferences system sharing, preferences desktop font, preferences desktop
      multitasking, preferences desktop screensaver, preferences system devices, preferences system
      search, build circle, build, manufacturing, precision manufacturing, controls, properties,
      customize, permissions, multimedia volume control, volume control
    lock | thing | fixed | R11 | sure | AP
      : a thing
      lock, unlock, lock open, padlock, key, keys, password, security, shield, safe, vault, privacy,
      privacy tip, policy shield, verified user, encryption, enhanced encryption, no encryption, gpp
      bad, gpp good, gpp maybe, guard, safety, firewall, antivirus, lock outline, authentication, auth
      fingerprint, auth, passkey, two factor, face id, faceid, touch id, touchid, fingerprint lock,
      security high, security low, changes prevent, changes allow, dialog password, certificate seal,
      seal, checkmark seal, verified, new releases, admin shield, local police, safety check, lock
      clock, phishing, lock person, lock reset, key vertical, captcha
    trash | thing | fixed | R11 | sure | AP
      : a thing
      trash, delete, bin, recycle bin, user trash, garbage, waste, delete forever, delete outline,
      delete sweep, auto delete, restore from trash, trash can, edit delete, recycling, compost,
      dustbin, xbin, wastebasket
    clock | thing | fixed | R11 | sure | AP M CX SP
      : a clock, which turns the same way everywhere
      clock, time, alarm, stopwatch, timer, hourglass, schedule, watch later, watch, access time, access
      alarm, alarm on, alarm off, alarm add, snooze, deadline, punch clock, more time, timer off, av
      timer, pending, time to leave, hourglass empty, hourglass full, hourglass top, hourglass bottom,
      hourglass disabled, appointment soon, preferences system time, running clock, countdown,
      chronometer, 24 hours, wait, update clock, egg timer, avg time, wall clock, alarm clock, time
      zone, world clock, timelapse, sundial, pendulum, stop clock, time limit, duration, elapsed,
      remaining, expiry, expire, expired, overdue, delay, delayed, postpone, timeout, clock time, clock
      alert, clock check, clock end, clock start, sand timer, timer sand
    calendar | thing | fixed | R11 | likely | CX SP | FLU GL
      : a calendar
      calendar, event, date, today, calendar month, calendar today, date range, event available, event
      busy, event seat, appointment, appointment new, perm contact calendar, insert invitation, week,
      month, day, calendar view day, calendar view month, calendar view week, edit calendar, free
      cancellation, x office calendar, agenda, weekend, calendar day, calendar days, calendar clock,
      calendar circle, upcoming, event repeat, festival, next week plan
    calendar-badge | thing | mirror | R16 | unsure | SF
      : a calendar with a badge
      calendar badge, calendar badge plus, calendar badge minus, calendar badge checkmark, calendar
      badge clock, calendar badge exclamationmark
    system | thing | fixed | R10 | sure
      : the system
      power, power off, shutdown, system shutdown, power settings new, standby, sleep, hibernate,
      restart alt, system run, system search, system reboot, application, apps, applications, app
      store, launcher, widget, extension, puzzle, plugin, addon, puzzlepiece, module, plugins,
      software, system software install, system file manager, task, task due, task alt, process,
      activity, monitoring, accessories character map, accessories text editor, applications graphics,
      applications multimedia, applications science, applications utilities, application appliance,
      emblem default, emblem favorite, emblem important, emblem ok, emblem documents, emblem music,
      emblem videos, action unavailable, goa panel, focus legacy systray, focus windows, view
      continuous, view dual, view grid, view restore, view pin, colorimeter, thunderbolt, user
      bookmarks, user desktop, user status, value increase, value decrease, checkbox, checkbox
      checked, check box, check box outline blank, indeterminate check box, radio, radio checked,
      radio button, radio button checked, radio button unchecked, radio mixed, checkbox mixed, legend
      toggle, smart button, touch disabled, night light, display brightness, accessories, preferences
      other, desktop appearance, multitasking, screensaver, adjust, adjustments, animation,
      transition, motion, effects, blur effect, creation, magic create, generate, prompt ai, ai,
      artificial intelligence, machine learning, neural network, chatbot, bot, automation, workflow,
      trigger, action system, event system, timer system, cron, daemon, kernel, registry, bios,
      bootloader, swap memory, heap, cache, buffer memory, benchmark, performance, optimize, cleanup,
      clean, sweep, defrag, scan virus, quarantine, sandbox system, jail system, root system, sudo,
      session, tabs, tab bar, toolbar, toolbox system, statusbar, menubar, taskbar, systray,
      notification center, control center, desktop wallpaper, screensaver system, lock screen, home
      screen, boot screen, null, ab testing, a b test, test, tests, testing, experiment, beta test,
      labs, quality, qa, requirement, requirements, specification, milestone system, epic, sprint
      scrum, kanban system, scrum, consolidate, aggregate, augmented reality, virtual reality,
      hologram, blockchain, identifier, uuid, token, api key, secret, credential, credentials, oauth,
      sso, saml, ldap, consent, gdpr, cookie consent, terms system, age restriction, parental control,
      blog, blogger, rss blog, hashtag topic, topic tag, trend topic, viral, influencer, campaign
      marketing, issue, issues, mention, project, projects, organization, organisation, diff, diff
      added, diff removed, diff modified, diff renamed, diff ignored, version, versions, goal, goals,
      zap, codespaces, feature, features, release, releases, vscode, skip, verified badge, unverified,
      opened, tracked, planned, not planned, vulnerability, dependency, dependencies, dependabot,
      advisory, sponsor, insight, screenshooter, applets, executable, firmware, charged, space,
      iterations, discussions off, roadmap, hooks, spaces, workspace, workspaces, environment,
      environments, feature flag, preset, presets, profile settings, theme, themes, template file,
      accessibility new settings, template, templates, start here
    signal-strength | thing | mirror | R7 | unsure | CX
      : bars that grow in reading order
      signal
    """
}
