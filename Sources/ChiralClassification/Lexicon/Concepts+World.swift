/// Places, transport, trade, charts, weather, food, nature and games.
extension ConceptTable {
  static let world = """
    vehicle-motion | thing | mirror material:fixed gnome:fixed | R6 | likely | M AP SF
      : something that drives on
      truck, lorry, delivery truck, truck box, box truck, shipping fast, delivery, local shipping,
      delivery dining, car side, bicycle, bike, motorcycle, scooter, moped, two wheeler, pedal bike,
      electric bike, electric moped, electric scooter, cargo, ship, boat, sailboat, ferry, tractor,
      agriculture, fire truck, airport shuttle, tram side, train side, bus side, truck fast, rocket,
      pickup side, van, rv hookup, ambulance, forklift, snowmobile, motorbike, convertible side, suv
      side, pickup, caravan, sailing, kayak, canoe, horse, carriage, stroller, baby carriage, cable car
    vehicle-front | thing | fixed | R11 | sure | AP
      : a vehicle or a part of one
      car, cars, bus, train, tram, subway, directions car, directions bus, directions boat, directions
      railway, directions subway, directions transit, directions off, lightrail, metro, railway, railway
      alert, taxi, cab, local taxi, car front, car rear, car crash, car repair, steeringwheel, tire,
      tire repair, engine, fuelpump, gas station, local gas station, ev charger, ev station, parking,
      parkingsign, local parking, garage car, seat, carseat, airline seat, airline seat recline, license
      plate, traffic, traffic light, traffic cone, road, roads, highway, lane, bridge, rail, train
      front, bus front, drive eta, car wash, local car wash, car rental, helmet, wheel, steering,
      brakesignal, headlight, windshield, fluid, seatbelt, toll, commute, minor crash, no crash,
      departure board, bus alert, airline seat flat, airline stops, helicopter, drone, spaceship, ufo,
      rocket launch, satellite alt, parachute box, hot air balloon, submarine, anchor boat, directions
      boat filled, wheels, gas pump, charging pile, axle, suspension, exhaust, transmission, engine
      combustion, oilcan, auto headlight, windshield front, windshield rear, mirror side
    flight | thing | mirror material:fixed gnome:fixed | R6 | likely | AP SF
      : motion in one direction
      airplane departure, airplane arrival, plane departure, plane arrival, flight departure, flight
      arrival, takeoff, landing, plane take off, plane landing, departure, arrival
    flight-material | thing | mirror | R6 | likely | GL AP SF
      : motion in one direction
      flight takeoff, flight land, airplane ticket
    plane | thing | fixed | R11 | likely | M | AP
      : a plane seen from above
      airplane, plane, flight, aircraft, local airport, jet, connecting airports, flight class, airplane
      circle, airplane mode
    map | thing | fixed | R11 | sure
      : a place
      map, location, place, pin drop, mappin, map pin, map marker, marker pin, near me, near me
      disabled, my location, location searching, location off, location on, location disabled, gps, gps
      fixed, gps not fixed, gps off, add location, edit location, explore, explore off, travel explore,
      navigation, navigate, tour, route, signpost, satellite map, layers map, terrain, streetview,
      street view, where, waypoint, crosshair, crosshairs, fork knife location, share location, geo,
      latitude, longitude, atm, location arrow, location services active, person pin circle, zoom map,
      trip, trip origin, milestone sign, junction, intersection, fmd bad, fmd good, edit road, add road,
      mode of travel, location services disabled, find location, mark as location
    directions | thing | mirror apple:mirror material:mirror gnome:fixed | R7 | unsure | GL
      : the way ahead
      assistant direction, turn by turn, arrow triangle turn, arrow triangle turn up forward
    cart | thing | mirror material:fixed gnome:fixed | R6 | likely | SF FLU CX
      : something that is pushed along
      cart, shopping cart, add shopping cart, remove shopping cart, shopping cart checkout, trolley,
      cart shopping, cart plus, cart badge, basket wheel, dolly, flatbed, cart flatbed, cart arrow down,
      shopcart
    money | thing | fixed | R11 | sure
      : a thing
      money, cash, dollar, euro, pound, yen, rupee, bitcoin, coin, coins, currency, banknote, payment,
      payments, paid, wallet, price, attach money, monetization, savings, piggy bank, sign dollar,
      dollarsign, eurosign, sterlingsign, yensign, won, lira, ruble, franc, peso, shekel, shekelsign,
      currency exchange, money off, sell, discount, loyalty, redeem, gift, gift card, giftcard, card
      giftcard, coupon, voucher, ticket, local offer, price check, confirmation number, bag shopping,
      shopping bag, shopping basket, basket, barcode, qr code, qrcode, qr, local atm, account balance
      wallet, point of sale, credit score, scales, balance, justice, gavel, auction, sale, store cart,
      euro symbol, currency lira, currency ruble, currency yen, currency yuan, currency franc, currency
      pound, currency rupee, currency bitcoin, donate, fund, request quote, price change, tollsign,
      rupee sign, diamond, gem, mortgage, loan, insurance, stock money, nairasign, indianrupeesign,
      pesosign, wonsign, lirasign, rublesign, francsign, centsign, money bill, bill, cash register,
      money check
    card | thing | mirror material:fixed gnome:fixed | R5 | unsure | CX SF
      : lines of text on a card
      credit card, creditcard, credit cards, card, payment card, debit card, id badge, card text,
      lanyardcard, person text rectangle, person rectangle, rectangle person, id, identification,
      passport, menucard, giftcard text, add card, card membership, card travel, wallet pass, member
      card, vcard text, profile card, name card, text rectangle
    tag | thing | mirror material:fixed gnome:mirror | R7 | likely | SF CX FLU
      : a label that points
      tag, tags, price tag, tag plus, tag off, tag multiple
    label | thing | mirror gnome:fixed | R7 | likely | GL CX
      : a label that points
      label, label important, label off, label outline, labels
    label-kept | thing | fixed | R13 | likely | M
      : a label
      new label, video label, label important outline
    flag | thing | mirror material:fixed gnome:fixed | R5 | likely | CX SF FLU | M
      : a flag that flies from its pole
      flag, flags, flag checkered, report flag, pennant, flag fill, outlined flag, golf flag, flag slash
    chart-trend | thing | fixed apple:fixed material:mirror | R11 | likely | CX M | FLU GL
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
      sankey, box plot, metrics, kpi, legend, score, scoreboard
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
      smoke, mist, heat
    food | thing | fixed | R11 | sure
      : a thing
      food, cup, mug, coffee, tea, glass, wine, wineglass, beer, cocktail, bottle, fork, knife, spoon,
      utensils, restaurant, local dining, dining, cake, birthday, bread, pizza, burger, hamburger food,
      egg, apple fruit, lemon, carrot, cheese, fish food, icecream, ice cream, cookie, candy, popcorn,
      bowl, pot, pan cooking, local bar, local cafe, local pizza, bakery dining, breakfast dining,
      brunch dining, ramen dining, rice bowl, soup kitchen, fastfood, lunch dining, dinner dining,
      takeout dining, tapas, set meal, kebab dining, nightlife, liquor, sports bar, outdoor grill,
      kitchen set, takeoutbag, drink, water bottle, waterbottle, flatware, blender, cooking, microwave
      oven, tapas dining, free breakfast, emoji food, food bank, no food, no drinks, no meals
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
      bottle
    games | thing | fixed | R11 | sure | AP
      : a thing
      game, games, casino, dice, die, die face, die face #, playing card, suit, spade, club, chess,
      puzzle piece, toy, toys, teddybear, balloon, celebration, party, party popper, confetti,
      fireworks, gift box, cake birthday, videogame asset, dpad, arcade, arcade stick, l joystick, r
      joystick, button programmable, logo playstation, crown game, ghost, alien, sword, bow, catching
      pokemon, attractions, theater comedy, theatermasks, mask, circus, magic ball, pirate, robot toy,
      crystal ball, smart toy, mahjong, domino, checkers
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
      objects, emoji symbols, emoji flags, emoji transportation
    shapes | thing | fixed | R13 | sure
      : a shape
      hexagon, pentagon, octagon, diamond shape, capsule, shape line, shape, polygon, rhombus,
      squareshape, app dashed, octagon shape, pentagon shape, rounded corner, square foot, brightness 1,
      lens circle, hexagon grid, checkerboard, spiral, crescent, triangle shape, seal shape, circle
      grid, rectangle grid, square grid, circlebadge, viewfinder shape, dash, line diagonal, scribble,
      lasso shape, points, pyramid shape, control point, radio shape
    """
}
