/// Playback, sound, pictures and cameras.
extension ConceptTable {
  static let media = """
    transport | decides | fixed gnome:mirror | R4 | sure | M FX CX MS | GN
      : the direction of a tape
      fast forward, fast rewind, fast backward, rewind, seek forward, seek backward, skip next, skip
      previous, skip forward, skip backward, media seek, media skip, media seek forward, media seek
      backward, media skip forward, media skip backward, step forward, step backward, forward step,
      backward step, backward end, forward end, backward frame, forward frame, next track, previous
      track, playback backward, playback forward, = backward, backward + fast, forward + fast, fast +
      forward, fast + backward, skip + forward, skip + backward, skip + back, skip + next, skip +
      previous, skip + prev, skip + start, skip + end, skip + first, skip + last, seek + forward, seek
      + backward, seek + back, step + forward, step + backward, step + back, track + next, track +
      previous, track + prev, frame + next, frame + previous, player + next, player + previous, player
      + skip + next, player + skip + previous, player + track + next, player + track + previous,
      player + skip + forward, player + skip + back, player + forward, player + back, player + backward,
      media + next, media + previous, media + forward,
      media + backward, play + next + track, video + next, video + previous, music + next, music +
      previous, song + next, song + previous, rewind + back, rewind + forward, rewind + backward,
      rewind + start, playback + next, playback + previous, jump + seconds, audio + next, audio +
      previous
    seconds | decides | localized gnome:fixed | R18 | likely | SF | M GN
      : the direction of a tape, with digits
      forward @seconds, backward @seconds, replay @seconds, skip forward @seconds, skip backward
      @seconds, rewind @seconds, fast forward @seconds, goforward @seconds, gobackward @seconds, rewind
      forward @seconds, rewind backward @seconds
    go-media | decides | fixed | R4 | likely | SF M
      : the direction of a tape
      replay, replay circle, slow motion, goforward, gobackward
    play | thing | fixed | R4 | sure | M FX CX MS
      : the direction of a tape
      play, pause, stop, record, play arrow, play circle, pause circle, stop circle, media playback
      pause, media playback stop, media record, playback, play pause, player, not started, smart
      display, play disabled, play lesson, playing, fiber manual record, fiber smart record, record
      circle, eject, slideshow, play for work, local play, start stop, playpause, video play, playback
      stop, media eject, autoplay, autopause, autostop, ondemand video, play button, resume,
      resume playback, play next, play all, play speed, playback speed, playback rate, preview, trailer,
      broadcast play, start recording, stop recording, screen record, record rec, rec, voice record, run
      all, = media, = multimedia, media player, run above, run below, run coverage, run errors, run code, run script, run all coverage, debug
      continue
    playback-start | thing | fixed gnome:mirror | R4 | likely | M FX CX MS | GN
      : the direction of a tape
      media playback start, media play, playback start, media playback playing, media start, start
      playback, media preview start, playback preview
    start | thing | fixed | R4 | likely | M
      : the direction of a tape
      start
    repeat-one | thing | localized gnome:mirror | R18 | likely | SF | M GN
      : the order of a tape, with a digit
      repeat 1, repeat one, repeat song, playlist repeat song
    queue | thing | fixed | R13 | likely
      : a pile
      queue, queue play next, add to queue, remove from queue, video library, playlist video,
      subscriptions, layers, square stack, rectangle stack, album stack, play queue, library stack,
      buffer
    video | thing | fixed | R11 | likely | AP M
      : a camera or a screen
      video, camera video, videocam, movie, film, clapperboard, clapper, tv, television, cinema,
      camcorder, video camera, video call, video file, live tv, personal video, video settings, video
      stable, video camera front, video camera back, video chat, monitor, display, screen, projector,
      desktop, theater, theaters, movie filter, movie creation, videogame, video game, airplay, cast,
      chromecast, cast connected, screencast, present, presentation, projector screen, co present,
      screen shared, airplayvideo, airplayaudio, film strip, reel, 4k, hdr, gif, sd, live, broadcast, on
      air, podcast, podcasts, tv remote, video slash, video off, missed video, keynote, dual screen,
      slide show
    featured | thing | mirror | R5 | likely | GL
      : something set at the start of a line
      featured video, featured play list, branding watermark, chrome reader mode
    music | thing | fixed | R11 | sure | FX
      : a thing
      music, note music, music note, musical note, quarternote, guitar, piano, piano keys, pianokeys, drum, violin,
      trumpet, saxophone, headphones, headset, earbuds, airpods, airpod, earpods, headset mic,
      headphone, mic, microphone, vinyl, cd, disc, album music, optical, media optical, cassette,
      tuningfork, metronome, waveform, graphic eq, vibration, bell, notifications, notification, alarm
      bell, ring, ringing, voice, mic off, mic none, settings voice, hearing, dj, amplifier, karaoke,
      music mic, notifications active, notifications none, notifications off, notifications paused,
      alert bell, music off, library music, audio jack, speaker wire, equalizer bars, jack, lyrics off,
      sound waves, audio wave, soundwave, beats, earphones, hearing aid, cd audio, optical cd audio,
      audio headphones, audio headset, audio generic, audio x generic, media optical audio, audio cd,
      optical audio, rip audio cd, audio book, audio disc, audio file type, musical score, music score,
      sheet music, music notation, treble clef, clef, bass clef, stave, music notes, guitar pick,
      rhythm, clef staff
    camera | thing | fixed | R11 | sure | AP M
      : a camera
      camera, photo camera, camera alt, camera front, camera rear, camera roll, camera photo, camera
      web, webcam, camera switch, switch camera, flip camera, flip camera android, flip camera ios,
      cameraswitch, flash, flash on, flash off, flash auto, aperture, lens, shutter, iso, tripod, camera
      enhance, camera indoor, camera outdoor, camera metering, photo size, burst mode, self timer,
      macro, motion photos, panorama, panorama photosphere, vignette, hdr on, hdr off, long exposure,
      flare, lens blur, local see, linked camera, party mode, camera aperture, photo camera back, photo
      camera front, polaroid, vidicon
    picture | thing | fixed | R12 | sure | CX
      : a picture or a colour, which stays inside its frame
      image, images, picture, pictures, photo, photos, photograph, wallpaper, artwork, photo album,
      photo library, photo filter, image search, add photo alternate, add a photo, landscape, rendition,
      broken image, collections, image broken, canvas, painting, image missing, insert image, image
      loading, image off, image not supported, imagesearch, photo artframe, artframe, emblem photos,
      folder pictures, wallpapers, nature, palette, colour, colors, color palette, color lens, swatch,
      gradient, contrast, invert colors, tonality, blur, opacity, brightness, hue, saturation,
      monochrome, drop, water drop, humidity, raindrop, texture, pattern, auto awesome, sparkle,
      sparkles, magic, wand, magic wand, wand and stars, auto fix, auto mode, filter frames, looks,
      thermometer, temperature, blend tool, tint, hue rotate, underexposure, overexposure, white
      balance, whitebalance, droplet, droplets, celsius, fahrenheit, collage
    text-picture | thing | mirror | R5 | likely | SF CX
      : lines of text beside a picture
      text below photo, text image, image text, image caption, photo text, text photo, article image,
      text below, art track, call to action, image align
    audio | thing | fixed | R11 | likely |  | CX
      : sound that leaves a speaker
      audio, sound wave
    """
}
