/// Places, transport, trade, charts, weather, food, nature and games.
extension ConceptTable {
  static let world = """
    vehicle-motion | thing | mirror | R6 | likely | M AP SF
      : something that drives on
      truck, lorry, delivery truck, truck box, box truck, shipping fast, delivery, local shipping,
      delivery dining, car side, bicycle, cycling, bike, motorcycle, scooter, moped, two wheeler, pedal bike,
      electric bike, electric moped, electric scooter, cargo, ship, boat, sailboat, ferry, tractor,
      agriculture, fire truck, airport shuttle, tram side, train side, bus side, truck fast, pickup
      side, van, rv hookup, ambulance, forklift, snowmobile, motorbike, convertible side, suv side,
      pickup, caravan, sailing, kayak, canoe, carriage, stroller, baby carriage, cable car, dump truck,
      tow truck, mixer truck, garbage truck, monster truck, fire engine, police car, camper, minibus,
      coach, school bus, limousine, roller skate, roller skates, skateboarding motion, sled, sleigh,
      hand cart, wheelbarrow, rickshaw, tuk tuk, excavator, bulldozer, crane truck, steamroller,
      speedboat, yacht, canoe motion, gondola boat, locomotive, steam train, bullet train, tank vehicle,
      unicycle, tricycle, segway, hoverboard, quad bike, atv, jet ski, fighter jet, airship, fast
      delivery, shipping, express delivery, backhoe, jetski, zeppelin
    vehicle-front | thing | fixed | R11 | sure | AP
      : a vehicle or a part of one
      directions car, directions bus, directions boat, directions railway, directions subway, directions
      transit, directions off, railway, railway alert, car front, car rear, car crash, car repair,
      steeringwheel, tire, tire repair, engine, fuelpump, gas station, local gas station, ev charger, ev
      station, parking, parkingsign, local parking, garage car, seat, carseat, airline seat, airline
      seat recline, license plate, traffic, traffic light, traffic cone, road, roads, highway, lane,
      bridge, rail, train front, bus front, drive eta, car wash, local car wash, car rental, helmet,
      wheel, steering, brakesignal, headlight, windshield, fluid, seatbelt, toll, commute, minor crash,
      no crash, departure board, bus alert, airline seat flat, airline stops, drone, spaceship, ufo,
      rocket launch, satellite alt, parachute box, hot air balloon, submarine, anchor boat, directions
      boat filled, wheels, gas pump, charging pile, axle, suspension, exhaust, transmission, engine
      combustion, oilcan, auto headlight, windshield front, windshield rear, mirror side, truck front,
      car top, car body, car door, car seat, car key, car battery front, car light, car brake, bus stop,
      bus station, train station, subway station, road sign, road barrier, street, path road, crossing,
      roundabout, tunnel, car shift, gearbox, petrol, petrol pump, fuel, fuel pump, oil can, tyre, jack
      car, number plate, garage door, parking meter, valet, traffic sign, barrier, pedestrian crossing,
      rails, monorail, gondola, chairlift, aerial tramway, rocket, manual gearbox, gearbox manual,
      manual transmission, aerial lift, ski lift, car lifter, backup car
    vehicle-view | thing | fixed | R11 | likely | AP
      : a vehicle, from the front unless the drawing says otherwise
      car, cars, bus, train, tram, taxi, cab, metro, subway, helicopter, lightrail, local taxi, suv, car
      estate, estate car
    flight | thing | mirror | R6 | likely | AP SF
      : motion in one direction
      airplane departure, airplane arrival, plane departure, plane arrival, flight departure, flight
      arrival, takeoff, landing, plane take off, plane landing, departure, arrival, airplane in flight,
      plane in flight, airplane flying, plane flying, inflight, plane inflight, airplane inflight
    flight-material | thing | mirror | R6 | likely | GL AP SF
      : motion in one direction
      flight takeoff, flight land, airplane ticket
    plane | thing | fixed | R11 | likely | M | AP
      : a plane seen from above
      airplane, plane, flight, aircraft, local airport, jet, connecting airports, flight class, airplane
      circle, airplane mode
    map | thing | fixed | R11 | likely
      : a place
      map, location, place, pin drop, mappin, map pin, map marker, marker pin, near me, near me
      disabled, my location, location searching, location off, location on, location disabled, gps, gps
      fixed, gps not fixed, gps off, add location, edit location, explore, explore off, travel explore,
      navigation, navigate, tour, route, signpost, satellite map, layers map, terrain, streetview,
      street view, where, waypoint, crosshair, crosshairs, fork knife location, share location, geo,
      latitude, longitude, atm, location arrow, location services active, person pin circle, zoom map,
      trip, trip origin, milestone sign, junction, fmd bad, fmd good, edit road, add road, mode of
      travel, location services disabled, find location, mark as location, transit, transit detour,
      transit transfer, transit connection, detour, destination, arrival point, journey, itinerary,
      travel, vacation, tourism, sightseeing, map legend, map search, map check, contour, elevation,
      slope, slope uphill, slope downhill, incline, altitude, longitude line, equator, pole, airport,
      port map, border map, country, region map, state map, city map, neighborhood, suburb, countryside,
      geolocation, geofence, beacon map, bearing, magnify map
    directions | thing | mirror | R7 | unsure | GL
      : the way ahead
      assistant direction, turn by turn, arrow triangle turn, arrow triangle turn up forward
    cart | thing | mirror | R6 | likely | SF FLU CX
      : something that is pushed along
      cart, shopping cart, add shopping cart, remove shopping cart, shopping cart checkout, trolley,
      cart shopping, cart plus, cart badge, basket wheel, dolly, flatbed, cart flatbed, cart arrow
      down, shopcart
    money | thing | fixed | R11 | sure
      : a thing
      money, cash, coin, coins, banknote, payment, payments, paid, wallet, price, attach money,
      monetization, savings, piggy bank, currency exchange, money off, sell, discount, loyalty, redeem,
      gift, gift card, giftcard, card giftcard, coupon, voucher, ticket, local offer, price check,
      confirmation number, bag shopping, shopping bag, shopping basket, basket, barcode, qr code,
      qrcode, qr, local atm, account balance wallet, point of sale, credit score, scales, balance,
      justice, gavel, auction, sale, store cart, donate, fund, request quote, price change, diamond,
      gem, mortgage, loan, insurance, stock money, money bill, bill, cash register, money check,
      finance, bank note, bank building, cash multiple, hand coins, tip jar, tax, taxes, budget,
      expense, expenses, income, profit, loss, revenue, invest, investment, stock market, shares market,
      dividend, pension, interest rate, exchange rate, refund, rebate, cashback, credit, debit, iban,
      swift code, atm machine, checkout, purchase, order, orders, receipt tax, salary, payroll, bonus,
      tariff, customs, trade, market, auction hammer, help donate, financial account, view financial
      account, bank account, bank accounts, credit card, creditcard, credit cards, payment card, debit
      card, passport, bank card, moneybag, transaction, transactions, pay, tote bag, tote, credits
    currency | thing | fixed | R10 | sure
      : a currency sign
      dinar, dirham, dram, krone, krona, kroner, paanga, riyal, rial, yuan, renminbi, afghani, cny, jpy,
      krw, rub, btc, usd, eur, gbp, inr, xrp, dollar, euro, pound, yen, rupee, bitcoin, currency, sign
      dollar, dollarsign, eurosign, sterlingsign, yensign, won, lira, ruble, franc, peso, shekel,
      shekelsign, euro symbol, currency lira, currency ruble, currency yen, currency yuan, currency
      franc, currency pound, currency rupee, currency bitcoin, tollsign, rupee sign, nairasign,
      indianrupeesign, pesosign, wonsign, lirasign, rublesign, francsign, centsign, austral sign,
      hryvnia, hryvnia sign, tenge, tenge sign, rupiah, rupiah sign, sterling sign, cruzeiro, dong, dong
      sign, kip, kip sign, lari, lari sign, baht, baht sign, naira, cedi, cedi sign, guarani, manat,
      manat sign, mill sign, peseta, florin, florin sign, bangladeshi taka, taka, crypto,
      cryptocurrency, litecoin, dogecoin, ripple
    card | thing | mirror | R5 | unsure | CX SF
      : lines of text on a card
      card, id badge, card text, lanyardcard, person text rectangle, person rectangle, rectangle
      person, id, identification, menucard, giftcard text, add card, card membership, card travel,
      wallet pass, member card, vcard text, profile card, name card, text rectangle
    tag | thing | mirror | R7 | likely | SF CX FLU
      : a label that points
      tag, tags, price tag, tag plus, tag off, tag multiple
    label | thing | mirror | R7 | likely | GL CX
      : a label that points
      label, label important, label off, label outline, labels
    label-kept | thing | mirror | R7 | likely | CX | M
      : a label that points
      new label, label new, label important outline
    flag | thing | mirror | R5 | likely | CX SF FLU | M
      : a flag that flies from its pole
      flag, flags, flag checkered, report flag, pennant, flag fill, outlined flag, golf flag, flag
      slash
    chart-trend | thing | fixed material:mirror | R11 | likely | CX M | FLU GL
      : a curve over time
      trending up, trending down, trending flat, trend, show chart, multiline chart, chart line, line
      chart, chart line uptrend, uptrend, downtrend, chart line up, chart line down, graph line, arrow
      trend up, arrow trend down, chart trend, timeline chart, stacked line chart, ssid chart line
    chart | thing | fixed | R11 | likely | CX M | FLU GL
      : a chart
      chart, graph, bar chart, chart bar, pie chart, chart pie, donut, donut chart, area chart,
      analytics, statistics, stats, insights, insert chart, poll, assessment, leaderboard, bubble chart,
      candlestick chart, scatter plot, waterfall chart, stacked bar chart, ssid chart, histogram, query
      stats, auto graph, add chart, addchart, data exploration, moving, timeline, schema chart, line
      axis, gantt, radar chart, heat map, chart xyaxis, function chart, report chart, table graph,
      sankey, box plot, metrics, kpi, legend, score, scoreboard, chart bubble, chart gantt, chart
      sankey, chart tree, chart donut, chart scatter plot, chart histogram, chart multiple, chart box
      plot, chart waterfall, chart arc, chart ppf, chart areaspline, chart timeline, chart column, chart
      area, bar vertical, bar horizontal, graph bar, graph bar horizontal, graph bar vertical, signal
      chart, percentage #
    weather | thing | fixed | R11 | sure
      : a thing
      weather, sun, moon, star, stars, cloud rain, rain, snow, snowflake, wind, storm, thunderstorm,
      tornado, hurricane, rainbow, fog, haze, bolt, lightning, flame, fire, umbrella, water, drop water,
      wave, waves, sunny, cloudy, partly cloudy, sunrise, sunset, moonrise, moonset, night, nightlight,
      bedtime, dark mode, light mode, wb sunny, wb cloudy, wb twilight, ac unit, air, mode night, nights
      stay, thermostat temperature, freezing, hail weather, drizzle, sleet, flood, volcano, tsunami,
      landslide, moonphase, weather clear, weather overcast, weather snow, weather few clouds, weather
      fog, weather showers, daytime sunset, daytime sunrise, cloud bolt, cloud sun, cloud moon, star
      border, star outline, star new, starred, non starred, grade, star rate, stars rating, comet,
      planet, solar, eclipse, temperature high, aqi, humidity high, air pollution, tidal, water damage,
      smoke, mist, heat, humid, dew, frost, cold weather, hot weather, heat wave, cold wave, sunshine,
      sun cloud, sun rain, moon cloud, cloud fog, cloud snow, cloud hail, cloud lightning, cloud
      drizzle, cloud wind, lightning bolt, tornado cloud, hurricane symbol, storm cloud, barometer,
      weather vane, windsock, snowflake alert, snowflake melt, ice, icicle, uv index, pollen, shimmer,
      vanish, led strip, beam, ray, rainy, snowy, foggy, showers, heavy showers, typhoon, blaze
    food | thing | fixed | R11 | sure
      : a thing
      food, cup, mug, coffee, tea, glass, wine, wineglass, beer, cocktail, bottle, fork, knife, spoon,
      utensils, restaurant, local dining, dining, cake, birthday, bread, pizza, burger, hamburger food,
      egg, apple fruit, lemon, carrot, cheese, fish food, icecream, ice cream, cookie, candy, popcorn,
      bowl, pot, pan cooking, local bar, local cafe, local pizza, bakery dining, breakfast dining,
      brunch dining, ramen dining, rice bowl, soup kitchen, fastfood, lunch dining, dinner dining,
      takeout dining, tapas, set meal, kebab dining, nightlife, liquor, sports bar, outdoor grill,
      kitchen set, takeoutbag, drink, water bottle, waterbottle, flatware, blender, cooking, microwave
      oven, tapas dining, free breakfast, emoji food, food bank, no food, no drinks, no meals, bacon,
      sausage, steak, meat, ham, ribs, drumstick, chicken leg, hotdog, hot dog, sandwich, taco, burrito,
      wrap sandwich, french fries, fries, chips, nachos, noodles, pasta, spaghetti, ramen, rice, sushi,
      onigiri, dumpling, curry, stew, soup, salad, egg fried, omelette, pancake, waffle, toast, bagel,
      croissant, baguette, pretzel, donut food, muffin, cupcake, pie, tart, pudding, chocolate,
      lollipop, honey, jam jar, jar, butter, milk, yogurt, cream, sugar, salt, pepper, chili, chili hot,
      chili mild, garlic, onion, tomato, potato, cucumber, eggplant, pumpkin, pea, bean, beans, mushroom
      food, fruit, fruit cherries, fruit citrus, fruit grapes, fruit pear, cherry, cherries, grape,
      grapes, orange, banana, pear, peach, plum, pineapple, watermelon, melon, strawberry, blueberry,
      coconut, kiwi, mango, avocado, olive, peanut, nut food, almond, seafood, cutlery, silverware,
      chopsticks, ladle, whisk, spatula, kettle, teapot, coffee pot, coffee maker, frying pan, wok,
      grill, barbecue, bbq, barbell, rolling pin, can opener, corkscrew, tray food, plate, dish, juice,
      soda, lemonade, smoothie, whiskey, champagne, martini, keg, shaker, straw, thermos, lunch, dinner,
      breakfast, nutrition, diet, calories, noodle, tofu, gin, drinks, goblet, brandy, syrup, milkshake,
      cake roll, alcohol, liqueur
    nature | thing | fixed | R11 | sure
      : a living thing or a thing of science
      leaf, tree nature, forest, park, nature people, grass, flower, plant, cactus, mountain, mountains,
      hill, beach, beach access, animal, pets, paw, pawprint, cat, dog, bird, hare, tortoise, fish, bug
      insect, ant, ladybug, spider, snake, cow, horse head, dragon, dinosaur, lizard, fossil, shell,
      wheat, eco, spa, local florist, yard, compost leaf, terrain mountain, landscape mountain, garden,
      globe leaf, pest control, raven, butterfly, feather bird, otter, frog, emoji nature, rodent,
      mushroom, sprout, seedling, clover, hive, cruelty free, emoji events nature, filter vintage, atom,
      dna, microscope, telescope, flask, beaker, test tube, testtube, biotech, science, science lab,
      magnet, microbe, virus, bacteria, pill, pills, medication, vaccines, vaccine, stethoscope, medical
      services, bandage, healing, heart rate, monitor heart, ecg, cross case, medical, cross medical,
      hospital cross, health and safety, bloodtype, thermometer medical, allergy, first aid, wheel
      chair, local hospital, local pharmacy, crutch, x ray, prescription bottle, prescription, pill
      bottle, bee, beehive, wasp, mosquito, worm, ladybird, cricket insect, dolphin, whale, shark,
      octopus, jellyfish, crab, lobster, shrimp, seal animal, penguin, duck, goose, chicken, hen,
      rooster, turkey, owl, eagle, parrot, swan, flamingo, crow, dove, elephant, rhino, hippo, giraffe,
      lion, tiger, bear, panda, koala, monkey, gorilla, wolf, fox animal, squirrel, hedgehog, mouse
      animal, rat, rabbit, pig, sheep, goat, donkey, unicorn, zebra, deer, camel, bat animal, bird
      house, nest, kangaroo, crocodile, alligator, turtle, lizard animal, snail shell, bacterium, virus
      cell, germ, cell biology, molecule, chemistry, chemical, atom variant, gene, genetics, embryo,
      fetus, stomach, liver, kidney, kidneys, intestine, bladder, uterus, skin, vein, blood, blood drop,
      bone joint, skeleton, pelvis, spine bone, diabetes, allergies, disease, medkit, medicine,
      ointment, inhaler, ambulance kit, stretcher, operation, surgery, surgical, x rays, mri,
      ultrasound, vaccine bottle, injection, lungs virus, pulse, heart pulse, cannabis, tobacco, hemp,
      corn, wheat awn, barley, grain, seed, seeds, root plant, branch tree, palm tree, pine tree, tree
      outline, bush, hedge, fern, bamboo, tulip, rose, lily, sunflower, lotus, orchid, vine, ivy,
      fountain, waterfall, river, lake, sea, ocean, island, desert, cave, canyon, summit, cliff,
      glacier, iceberg, meadow, field, land, soil, rock, stone, gem stone, crystal, mineral, fossil
      shell, coral, seaweed, fire campfire, campfire, bonfire, ember, volcano ash, earthquake, orbit,
      galaxy, meteor, meteorite, asteroid, black hole, constellation, zodiac, mercury, venus planet,
      mars planet, jupiter, saturn, uranus, neptune, pluto, moon full, moon new, moon waxing, moon
      waning, moon first, moon last, moon quarter, gibbous, vial, vials, smog, splotch, tarp, holly
      berry, deafness, mosquito net, plant wilt, rainforest, jungle, horse, snail, bear head, heartbeat,
      bandaid, bandaids, canary, aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius,
      capricorn, aquarius, pisces, health
    games | thing | fixed | R11 | sure | AP
      : a thing
      game, games, casino, dice, die, die face, die face #, playing card, suit, spade, club, chess,
      puzzle piece, toy, toys, teddybear, balloon, celebration, party, party popper, confetti,
      fireworks, gift box, cake birthday, videogame asset, dpad, arcade, arcade stick, l joystick, r
      joystick, button programmable, logo playstation, crown game, ghost, alien, sword, bow, catching
      pokemon, attractions, theater comedy, theatermasks, mask, circus, magic ball, pirate, robot toy,
      crystal ball, smart toy, mahjong, domino, checkers, slot machine, roulette, poker chip, poker,
      cards, playing cards, cards heart, cards spade, cards club, cards diamond, dice d 20, dice
      multiple, tetris, pacman, minesweeper, sudoku, crossword, tic tac toe, bingo, lottery, joker,
      tournament, chess king, chess queen, chess rook, chess bishop, chess knight, chess pawn,
      controller classic, gamepad variant, arcade machine, space invaders, dungeon, dragon head,
      triforce, pokeball, minecraft, sticks game, play card, play cards, poker card, fidget spinner,
      hula hoop, hoop
    objects | thing | fixed | R11 | sure | AP
      : a thing that does not point anywhere
      object, shirt, tshirt, shoe, hat, dress, glasses, eyeglasses, sunglasses, handbag, crown, ring
      jewel, key chain, umbrella object, mirror furniture, comb, razor, soap, toothbrush, tissue,
      candle, lantern, lightbulb, bulb, lamp desk, battery thing, cigarette, smoking, smoking rooms,
      smoke free, vaping, bomb, gun, explosion, flame thing, life ring, lifepreserver, binoculars,
      compass tool, mount, ladder, rope, nut, screw, bolt hardware, nail, spring, gears thing, pipe,
      barrel, cylinder, cone, pyramid, sphere, cube transparent, geometry, scale weight, scalemass,
      cubes, brick, bricks, wall, column, roof, floor, ceiling light, rug, curtain, pillow, carpet,
      blanket, towel, cradle, crib, coffin, cross, star crescent, menorah, dharmachakra, khanda, om,
      peace, yin yang, hanger, checkroom, dry cleaning, laundry, iron, sewing, needle, thread, zipper,
      belt, watch band, purse, mailbox, newspaper stand, inventory, inventory 2, category, cat shape,
      shapes, style shape, deployed code, package box, box open, open box, crate, pallet, egg carton,
      gift wrap, chest, sandbox, memory chip, fan object, propeller, turbine, wind power, solar power,
      oil, oil barrel, propane, propane tank, gas meter, electric meter, electric bolt, energy, nuclear,
      radiation, radioactive, biohazard, bolt circle, charging, extinguisher, fire extinguisher,
      fireplace, hot tub, pool ladder, balcony, deck, outdoor, chair alt, table bar, table restaurant,
      desk, crib bed, king bed, single bed, bedroom, bathroom, bathtub, living, dining table, weight,
      dumbbell, anvil, hammer wrench, tools kit, toolbox, graduation, graduationcap, graduation cap,
      mortarboard, backpack school, globe desk, studentdesk, military, tank, helmet military,
      whiteboard, blackboard, easel, podium stand, lectern, megaphone object, satellite dish, telescope
      object, antenna, wind turbine, hotel bed, hotel class, luggage bag, no luggage, passport control,
      umbrella beach, spa stones, opacity drop, recycle, infinity, heart broken, broken heart, emoji
      objects, emoji symbols, emoji flags, emoji transportation, solar panel, control panel, admin
      panel, alarm panel, instrument panel, electrical panel, breaker panel, touch panel, coat, coat
      rack, jacket, vest, suit clothes, trousers, pants, jeans, shorts, skirt, blouse, sweater, hoodie,
      sock, socks, boot, boots, sandal, slipper, glove, gloves, mitten, scarf, tie, bow tie, black tie,
      cap, helmet hat, hard hat, cowboy hat, santa hat, veil, apron, robe, kimono, bikini, swimsuit,
      underwear, lingerie, bra, necklace, bracelet, earring, jewel, jewelry, watch strap, lipstick,
      perfume, nail polish, mirror hand, hair dryer, hairdryer, brush hair, toothpaste, shampoo, sponge,
      mop, vacuum cleaner, dustpan, trash bag, plunger, tissue box, toilet paper, diaper, pacifier,
      bottle baby, rattle, teddy bear, doll, kite, yo yo, balloon animal, lego brick, marble, puzzle
      cube, kettle bell, kettlebell, jump rope, treadmill, mat, tatami, wardrobe, dresser, closet,
      shelf, shelves, bookcase, cupboard, cabinet furniture, nightstand, stool, bench, armchair, rocking
      chair, hammock, mattress, pillow bed, bunk bed, lamp floor, ceiling fan, chandelier, torch flame,
      candelabra, lighter, match, matches, ashtray, vase, flower pot, pot plant, watering can, garden
      hose, hose, sprinkler, rake, hoe, pitchfork, lawn mower, mower, wheel barrow, fountain pen holder,
      radiator, boiler, furnace, hvac, water heater, meter, meter electric, meter gas, socket, switch
      light, fuse, circuit breaker, transformer, transmission tower, generator, dynamo, piston, gear
      box, cogwheel, chain link, bolt nut, washer ring, hinge, hook, carabiner, pulley, lever, wrench
      clock, clamp, vise, pliers, crowbar, sledgehammer, pickaxe, shovel snow, trowel garden, level
      tool, tape measure, caliper, protractor, set square, compass math, abacus, slide rule, globe
      stand, chalkboard, chalk, pointer stick, bell school, locker, satchel, lunch box, pencil case,
      paper clip, paperclip box, stapler, staple, hole punch, rubber stamp, stamp postage, postmark,
      seal wax, wax, ribbon award, award, prize, badge award, medallion, laurel, laurel wreath, wreath,
      garland, crown king, scepter, throne, shield knight, helmet knight, dagger, spear, mace, axe
      battle, arrow bow, bow arrow, crossbow, cannon, grenade, missile, ammunition, rifle, pistol,
      handcuffs, prison, jail, cage, trap, mousetrap, bucket well, well, windmill, water wheel,
      watermill, scarecrow, silo, tractor barn, sack, bag money, chest treasure, treasure, treasure
      chest, map scroll, scroll paper, potion, cauldron, broomstick, wizard hat, orb, rune stone, totem,
      mask theater, halloween, pumpkin halloween, ghost halloween, coffin grave, grave, grave stone,
      gravestone, tombstone, urn, church bell, rosary, cross celtic, cross outline, ankh, hamsa, khanda
      symbol, torah, tanakh, bible book, haykal, jedi, sith, empire, ornament, christmas tree, snowman,
      gift ribbon, stocking, firework, sparkler, candle cake, party hat, confetti ball, disco, disco
      ball, spotlight, spotlight beam, stage, curtain stage, microphone stand, megaphone stand,
      turntable, record vinyl, boombox, walkie talkie, radio tower, radio handheld, pager device,
      teletype, typewriter, rolodex, shredder, money counter, safe box, vault door, scanner document,
      paper roll, paper towel, box cardboard, boxes, pallet jack, crane, hook crane, excavator bucket,
      concrete, brick wall, cinder block, pipe wrench, valve, pipe valve, drain, leak, well pump, pump,
      fan ceiling, filter air, air filter, air purifier, dust, ventilation, chimney, awning, fountain
      water, bench park, swing, slide playground, seesaw, playground, merry go round, ferris wheel,
      roller coaster, tent circus, ticket stub, popcorn box, carousel, bowling pin, dart board,
      dartboard, pool table, foosball, ping pong, table tennis, racket badminton, shuttlecock, golf tee,
      hockey puck, hockey stick, ski, ski goggles, snow goggles, diving, diving flippers, diving helmet,
      snorkel, scuba tank, life vest, life jacket, buoy, paddle, oar, fishing rod, hook fish, net,
      compass rose, telescope stand, binocular, map compass, rope knot, knot, backpack hiking, sleeping
      bag, flashlight on, pocket knife, knife military, swiss army knife, canteen, first aid kit, fire
      hydrant, hydrant, fire hose, alarm fire, siren, alarm light, beacon, traffic cone object,
      barricade, sign hanging, sign caution, sign yield, sticker, sticker emoji, magnet on, horseshoe,
      four leaf clover, wishbone, dreamcatcher, feather pen, ink bottle, ink well, easel art, canvas
      art, paint tube, palette art, sculpture, statue, bust, column greek, arch, pyramid egypt, sphinx,
      pagoda, torii, torii gate, kaaba, vihara, gopuram, synagogue star, place of worship, tipi, yurt,
      igloo house, log cabin, tree house, skyscraper, bridge city, dam, pier, harbor, port, dock ship,
      lighthouse on, oil rig, refinery, power plant, nuclear plant, wind farm, solar farm, water tower,
      cell phone tower, antenna tower, dish antenna, rocket stand, space shuttle, space station,
      satellite orbit, astronaut, alien head, ufo outline, robot head, robot industrial, robot arm,
      drone fly, quadcopter, parachute, paraglider, hang glider, trampoline, soap bubbles, hands
      bubbles, bubble bath, bath bubbles, thought cloud, joint, pepper hot, mortar board, digital
      tachograph, tachograph, clipboard, clipboard check, clipboard x, clipboard plus, clipboard minus,
      log, coach lamp, window shutter, window blinds, window closed variant, scroll, bath, bleach, wash,
      dryclean, wash dry, component, components, diabolo, clothes, clothes rack, rack, bong, blade,
      eyeglass, matchstick, wood, lifebuoy, life buoy, ironing, polyhedron, goggles, hanger clothes,
      base station, station, tape, sign
    shapes | thing | fixed | R13 | sure
      : a shape
      diamond shape, capsule, shape line, shape, polygon, rhombus, squareshape, app dashed, rounded
      corner, square foot, brightness 1, lens circle, hexagon grid, checkerboard, spiral, crescent,
      triangle shape, seal shape, circle grid, rectangle grid, square grid, circlebadge, viewfinder
      shape, dash, line diagonal, scribble, lasso shape, points, pyramid shape, control point, radio
      shape, hexagram, pentagram, octagram, decagram, heptagon, septagon, nonagon, decagon, trapezoid,
      parallelogram, ellipse shape, ring shape, torus, tetrahedron, dodecahedron, icosahedron, prism,
      helix, knot shape, tangram, fractal, infinity shape, diameter, radius, circumference, plus shape,
      dots grid, grip, grip lines, grip vertical, grip horizontal, grip dots, drag dots, circle half
      full, circle slice, gradient horizontal, gradient vertical, squares, hexagonal, polygonal,
      polyhedral, rectangular prism
    """
}
