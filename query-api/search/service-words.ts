/**
 * Common search words for services, in English, Filipino and Cebuano, mixed as people speak: the worker, the activity,
 * the object and the problem. Lower case without accents; phrases are compared word by word. A row is for the services
 * of a category: `named` restricts it to services whose name has one of these words, and `unlike` to those whose name
 * has none.
 */
type ServiceWords = {
  category: string;
  named?: readonly string[];
  unlike?: readonly string[];
  en: string;
  fil: string;
  ceb: string;
};

const AIRCON = ['aircon', 'aircons', 'airconditioner', 'air', 'ac'] as const;

export const serviceWords: readonly ServiceWords[] = [
  {
    category: 'cleaning',
    en: `cleaner, cleaners, clean, house cleaning, home cleaning, housekeeping, housekeeper, house help, maid service,
      housemaid, janitor, janitorial, deep clean, general cleaning, move-in cleaning, move-out cleaning, post
      construction cleaning, condo cleaning, office cleaning, sofa cleaning, mattress cleaning, carpet, window washing,
      floor polishing, scrubbing, disinfection, sanitation, dusty, dirty, tidy, mop, vacuum, bathroom cleaning, kitchen
      cleaning, shampoo, carpet shampoo, upholstery cleaning, cleanup, renovation cleaning, after renovation, klining,
      bed sheets`,
    fil: `linis, linis bahay, paglilinis, naglilinis, linisin, linisan, maglinis, magpalinis, palinis, pagpapalinis,
      nililinis, maglilinis, tagalinis, tagapaglinis, paglilinis ng bahay, kasambahay, katulong, dumi, madumi, marumi,
      alikabok, kalat, walis, punas, kuskos, hugas pinggan, sahig, banyo, kusina, bintana, kutson`,
    ceb: `limpyo, limpyo sa balay, manglimpyo, limpyahan, tiglimpyo, tig-limpyo, paglimpyo, palimpyo, hinlo, hinloan,
      panghinlo, nanglimpyo, maglimpyo, hugaw, abog, silhig, trapo, lampaso, salog, kasilyas, tabang, helper`,
  },
  {
    category: 'handyman',
    en: `handyman, handymen, odd jobs, small repairs, home repair, house repair, maintenance, fix, fixing, repairman,
      install, installation, drill holes, hang, hanging pictures, curtain, curtain rod, blinds, lock, locks, locksmith,
      door knob, doorknob, hinge, shelf, shelves, painter, painting, paint, repaint, tile, tiles, tiler, roof repair,
      roofer, roofing, waterproofing, window glass, jalousie, ceiling, wall, leaking roof, gutter, grout, caulking,
      hole, holes, knob, fence`,
    fil: `manggagawa, gawain sa bahay, kumpuni, magkumpuni, pakumpuni, pagkumpuni, pagkukumpuni, paayos, magpaayos,
      ayos, pag-aayos, ayos bahay, sira, sirang, palit, pintor, pintura, magpintura, magpapintura, nagpipintura,
      pinturahan, kandado, seradura, susian, bisagra, kurtina, istante, latero, yero, alulod, salamin ng bintana,
      bubong, kisame, pader, dingding, tagas, tulo ng bubong, butas, mason, tagapinta, tagapintura, gate, rehas`,
    ceb: `ayo, pag-ayo, ayohon, mag-ayo, tig-ayo, tigayo, ayo sa balay, guba, naguba, ilis, pintal, pintalan, mamintal,
      tigpintal, pagpintal, yawi, kandado, bisagra, atop, kisame, bungbong, koral`,
  },
  {
    category: 'plumbing',
    en: `plumber, plumbers, plumb, pipe, pipes, leak, leaks, leaking, leaky, faucet, faucets, tap, drip, dripping,
      drain, drains, drainage, clogged, clog, clogged sink, unclog, blocked, blockage, burst, declogging, toilet, flush,
      bowl, cistern, sink, lavatory, shower, bidet, septic tank, water heater, heater, water pump, pump, water tank,
      water line, water pressure, sewer, siphoning, malabanan`,
    fil: `tubero, magtutubero, tubo, pagtutubero, gripo, tulo, tumutulo, tagas, tumatagas, bara, barado, baradong,
      nagbara, bumabara, lababo, inidoro, kubeta, banyo, poso negro, pozo negro, sipsip poso negro, kanal, tangke, bomba
      ng tubig, tubig, walang tubig, mahinang tubig, dutsa`,
    ceb: `tubero, tubo, gripo, tulo, nagtulo, natulo, gatulo, bara, barado, nabara, gabara, labado, lababo, inidoro,
      kasilyas, cr, tubig, walay tubig, hinay ang tubig, poso negro, tangke, bomba sa tubig`,
  },
  {
    category: 'electrical',
    en: `electrician, electricians, electric, electricity, wiring, rewiring, wire, wires, outlet, outlets, socket, plug,
      switch, light, lights, lighting, bulb, lamp, chandelier, ceiling fan, exhaust fan, fan, breaker, circuit breaker,
      fuse, panel, panel board, short circuit, tripping, trips, no power, power outage, brownout, voltage, grounded,
      sparks, meter, generator, cctv, doorbell`,
    fil: `elektrisyan, elektrisista, kuryente, kuryentista, walang kuryente, ilaw, bumbilya, saksakan, kable, alambre,
      linya ng kuryente, bentilador, electric fan, pundido, kumukurap, kumikislap, pumutok, naputol ang kuryente,
      nakuryente, grounded, brownout, de-kuryente`,
    ceb: `elektrisyan, elektrisista, kuryente, koryente, walay kuryente, suga, bombilya, saksakan, kable, alambre,
      bentilador, patay-patay, brownout, na-ground, gaputol ang kuryente, naputol`,
  },
  {
    category: 'appliance-repair',
    unlike: AIRCON,
    en: `appliance, appliances, appliance technician, washing machine, washer, dryer, refrigerator, ref, fridge,
      freezer, chiller, oven, stove, gas range, cooktop, rice cooker, microwave, water heater, heater, dispenser,
      electric fan repair, television repair, tv repair, not cooling, not spinning, broken appliance, service center,
      electronics`,
    fil: `sirang ref, sirang washing, gumagawa ng ref, ayos ref, ayos washing machine, pagawa, kalan, hurno, pugon,
      plantsa, hindi lumalamig, ayaw lumamig, ayaw umikot, ayaw umandar, ayaw gumana, sirang tv, gamit sa bahay,
      tekniko, teknisyan`,
    ceb: `guba nga ref, guba nga washing, ayo og ref, ayo og washing machine, kalan, hurno, plantsa, dili mobugnaw, dili
      motuyok, dili moandar, teknisyan, gamit sa balay`,
  },
  {
    category: 'appliance-repair',
    named: AIRCON,
    en: `aircon, aircon cleaning, air con, air conditioner, air conditioning, ac, ac cleaning, hvac, split type, window
      type, inverter, freon, refrigerant, recharge, coil, filter, compressor, not cold, aircon technician, aircon
      service, aircon repair, aircon maintenance, aircon cleaner, chemical wash, dripping aircon, leaking aircon, aircon
      installation`,
    fil: `linis aircon, linis ng aircon, palinis ng aircon, paglilinis ng aircon, pagpapalinis ng aircon, magpalinis ng
      aircon, maglilinis ng aircon, naglilinis ng aircon, tagalinis ng aircon, ayos aircon, aircon tulo, tumutulo,
      barado, kabit ng aircon, hindi lumalamig, ayaw lumamig, walang lamig, mahina ang lamig, maingay na aircon,
      nag-iingay, lamig, mainit, malamig, kargahan, freon, erkon, erkondisyon`,
    ceb: `limpyo aircon, limpyo sa aircon, hinlo aircon, pahinlo sa aircon, ayo sa aircon, dili bugnaw, wala mobugnaw,
      bugnaw, init, erkon, nagtulo nga aircon, paglimpyo sa aircon, tiglimpyo og aircon, taod og aircon`,
  },
  {
    category: 'carpentry',
    en: `carpenter, carpenters, woodwork, woodworker, wood, wooden, cabinet, cabinets, cabinet maker, closet, wardrobe,
      kitchen cabinet, door, doors, door jamb, window frame, furniture, furniture repair, furniture maker, table, chair,
      chairs, shelf, shelves, stairs, deck, plywood, varnish, upholstery, built-in, customized, made to measure`,
    fil: `karpintero, karpentero, anluwage, kahoy, aparador, kabinet, pinto, pintuan, sirang pinto, mesa, lamesa, silya,
      upuan, muwebles, hagdan, estante, bintanang kahoy, barnis, gawang kahoy, pagkakarpintero`,
    ceb: `panday, karpintero, kahoy, aparador, kabinet, pultahan, lamesa, lingkuranan, bangko, muebles, hagdanan,
      estante, barnis, panday og kahoy`,
  },
  {
    category: 'pest-control',
    en: `pest, pests, exterminator, exterminate, fumigation, fumigate, termite, termites, ants, ant, cockroach,
      cockroaches, roach, roaches, mosquito, mosquitoes, mosquito control, dengue, rats, rat, mice, mouse, rodents,
      bedbugs, bed bugs, bugs, insects, flies, fleas, ticks, wasp, wasps, bee, bees, beehive, hornet, hornets, nest,
      spray, treatment, misting`,
    fil: `peste, anay, langgam, ipis, lamok, daga, surot, pulgas, garapata, langaw, insekto, kulisap, bukbok, pamatay
      peste, pamuksa ng peste, pamatay anay, patay anay, patay ipis, puksa, spray, pausok, gagamba, bubuyog, pukyutan,
      putakti`,
    ceb: `peste, anay, patay anay, hulmigas, lapinig, putyukan, uk-ok, uk uk, ok-ok, lamok, ilaga, surot, pulgas,
      garapata, langaw, insekto, pamatay og peste, pausok`,
  },
  {
    category: 'furniture-assembly',
    en: `furniture assembly, assemble, assembling, assembler, assembly, flat pack, flatpack, ikea, put together, bed
      frame, beds, bed, desk, desks, cabinet assembly, bookcase, bookshelf, crib, wardrobe, closet, table, chair, office
      chair, sofa, unboxing`,
    fil: `buo, magbuo, pagbuo, buuin, pabuo, bumuo, pagbuo ng muwebles, pag-assemble, i-assemble, pag assemble ng
      muwebles, muwebles, kama, mesa, lamesa, aparador, kabinet, silya`,
    ceb: `sumpay, pagsumpay, tukod og muebles, pag-assemble, i-assemble, pag assemble sa muwebles, muwebles, muebles,
      katre, lamesa, aparador, kabinet, pagtukod`,
  },
  {
    category: 'tv-mounting',
    en: `tv mounting, mount a tv, mount, mounting, tv installation, tv mount, television, tv, smart tv, flat screen,
      bracket, wall bracket, hang tv, hanging tv, screen, projector, soundbar, speaker, home theater, cable management,
      hide cables`,
    fil: `pagkabit ng tv, kabit, magkabit, pakabit, ikabit, kabit tv, pakabit ng tv, telebisyon, tibi, sabit, isabit ang
      tv, pagsabit, tv sa pader, tv sa dingding`,
    ceb: `taod, taod og tv, pataod, pataod og tv, ipataod, pagtaod, magtaod, telebisyon, bitay, pabitay og tv, tv sa bungbong`,
  },
  {
    category: 'moving',
    en: `mover, movers, move, moving, help moving, house moving, moving house, lipat bahay, relocation, relocate,
      transfer, hauling, haul, junk removal, junk hauling, garbage hauling, truck, trucks, trucking, truck rental, van,
      delivery, carry, lift, heavy lifting, upstairs, downstairs, move sofa, packing, packers, boxes, condo move, office
      move, office relocation, piano, storage, pick up`,
    fil: `lipat, lipat bahay, lipat-bahay, maglipat, paglipat, paglilipat, palipat, tulong sa lipat, tulong sa paglipat,
      tagalipat, hakot, hakot basura, maghakot, paghahakot, tagabuhat, buhat, magbuhat, kargador, trak, arkila, gamit,
      bitbit`,
    ceb: `balhin, balhin balay, balhin sa balay, mobalhin, magbalhin, pagbalhin, tabang sa balhin, tabang sa pagbalhin,
      hakot, alsa, pag-alsa, kargador, trak, abang og trak, dala sa gamit, gamit`,
  },
  {
    category: 'yardwork',
    en: `yard, yard work, gardener, gardeners, gardening, garden, lawn, lawn mowing, mow, mowing, grass, grass cutting,
      grass cutter, cut grass, trim, trimming, hedge, hedges, tree, trees, tree cutting, tree trimming, pruning, weed,
      weeds, weeding, landscaping, landscaper, plants, leaves, branches, backyard`,
    fil: `hardin, hardinero, paghahardin, bakuran, linis bakuran, damo, tabas, tabas damo, magtabas, nagtatabas,
      pagtatabas, gupit ng damo, pagupit ng damo, paggupit ng damo, magputol, halaman, puno, putol, putol ng puno,
      magputol ng puno, sanga, dahon, tanim, paso`,
    ceb: `hardin, hardinero, tanaman, nataran, sagbot, gabas, gabasan, guntingon ang sagbot, hawan, paghawan, tabas,
      mananabas, galab, limpyo sa nataran, kahoy nga putlon, putol og kahoy, sanga, dahon, tanom`,
  },
];

/**
 * Words common to half of all jobs: they find services but do not distinguish them, and narrow nothing next to others.
 */
export const vagueWords: ReadonlySet<string> = new Set(
  `house home bahay balay fix fixing repair repairs repairman maintenance service services serbisyo install installation ayos
  paayos magpaayos ayo ayohon tigayo kumpuni pakumpuni magkumpuni pagkumpuni pagkukumpuni pagawa magpagawa nagpapagawa gawa
  sira sirang nasira guba naguba broken damaged change replace replacement removal remove rent rental rentals arkila abang problem
  palit ilis work job jobs gamit tabang tulong help kabit magkabit pakabit ikabit pagkabit tagapagkabit taod pataod ipataod
  magtaod pagtaod lagay palagay ilagay magpalagay
  helper technician teknisyan tekniko small office condo board type made control line center repair treatment water
  tubig wall pader screen banyo kusina kitchen bathroom kasilyas cr bintana window sahig salog`.split(/\s+/),
);

/** Words without meaning for a search. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an the of for to in at on my me i im am is are and or with near nearby around who can do does need needs needed want looking
  find search book hire please pls asap now today someone somebody anyone best good cheap affordable trusted reliable local pro
  professional expert some our we you your it that this from by have has get
  not no dont doesnt wont cant t s too very just working works keeps keep kept running wants urgent urgently emergency rush fast
  quick quickly time part full day tomorrow down how much price prices cost rate
  di ayaw pa pang nag pag naka dami daming marami maraming magkano presyo bayad agad agaran sana pwede puwede paano saan bukas
  ng nang sa ang mga na ay ni si at o para ako ko kong namin natin po opo yung ung may nga ba lang din rin dito malapit akin amin
  kailangan kelangan hanap naghahanap hanapin gusto marunong magaling mabait mura murang maaasahan pinakamalapit ngayon sino
  mag tao taong gumawa gumagawa
  og ug kang kay sa nako namo akong among adunay naa duol dinhi diri barato baratong kinsa pangita nangita gikinahanglan kinahanglan
  pila tagpila daghan daghang kaayo unta palihug dayon
  gusto maayo karon tig taga kahibalo mo ka nga walay wala walang hindi dili`.split(/\s+/),
);
