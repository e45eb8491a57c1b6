import type { FormField } from '#contracts/form/form-field.ts';
import { adds, each, whenEquals, option, question, say, times } from './question.ts';

export const carpentry: FormField[] = [
  question('choice', 'work', say('What’s it about?', 'Tungkol saan ito?', 'Mahitungod sa unsa?'), {
    options: [
      option('door', say('A door', 'Pinto', 'Pultahan')),
      option('cabinet', say('A cabinet', 'Cabinet', 'Cabinet'), adds(300)),
      option('shelves', say('Shelves to measure', 'Istanteng sukat', 'Estante nga sukod'), adds(500)),
      option('furniture', say('Repair furniture', 'Ayusin ang muwebles', 'Ayohon ang muwebles')),
    ],
  }),
  question('number', 'pieces', say('How many pieces?', 'Ilang piraso?', 'Pila ka piraso?'), {
    min: 1,
    max: 20,
    price: each(350, 1),
  }),
  question(
    'long_text',
    'sizes',
    say('Sizes, as well as you know them', 'Mga sukat, kung alam mo', 'Mga sukod, kung nahibalo ka'),
    { max: 500 },
  ),
  question(
    'yes_no',
    'wood',
    say(
      'Should the worker bring the wood?',
      'Worker ba ang magdadala ng kahoy?',
      'Ang worker ba ang magdala sa kahoy?',
    ),
  ),
  question('photo', 'photos', say('Photos', 'Mga larawan', 'Mga litrato'), { max: 6 }),
];

export const furnitureAssembly: FormField[] = [
  question('several', 'pieces', say('What’s to be assembled?', 'Ano ang bubuuin?', 'Unsay buohon?'), {
    options: [
      option('bed', say('Bed', 'Kama', 'Katre'), adds(200)),
      option('wardrobe', say('Wardrobe', 'Aparador', 'Aparador'), adds(400)),
      option('desk', say('Desk or table', 'Mesa', 'Lamesa'), adds(100)),
      option('shelf', say('Shelf', 'Istante', 'Estante'), adds(100)),
      option('other', say('Something else', 'Iba pa', 'Uban pa')),
    ],
  }),
  question('text', 'brand', say('Brand or store', 'Brand o tindahan', 'Brand o tindahan'), { max: 80 }),
  question('yes_no', 'fix', say('Fix it to the wall?', 'Ikakabit ba sa dingding?', 'Itaod ba sa bungbong?'), {
    price: adds(150),
  }),
  question('yes_no', 'manual', say('Is the manual there?', 'Nandiyan ba ang manual?', 'Naa ba ang manual?')),
];

export const tvMounting: FormField[] = [
  question('choice', 'size', say('How big is the TV?', 'Gaano kalaki ang TV?', 'Unsa kadak-a ang TV?'), {
    options: [
      option('small', say('Up to 43 inches', 'Hanggang 43 pulgada', 'Hangtod 43 ka pulgada')),
      option('medium', say('44 to 65 inches', '44 hanggang 65 pulgada', '44 hangtod 65 ka pulgada'), adds(150)),
      option('large', say('Over 65 inches', 'Lampas 65 pulgada', 'Lapas 65 ka pulgada'), adds(400)),
    ],
  }),
  question('choice', 'wall', say('On what wall?', 'Sa anong dingding?', 'Sa unsa nga bungbong?'), {
    options: [
      option('concrete', say('Concrete', 'Semento', 'Semento')),
      option('drywall', say('Drywall', 'Drywall', 'Drywall')),
      option('tile', say('Tile or marble', 'Tiles o marmol', 'Tiles o marmol'), adds(250)),
    ],
  }),
  question(
    'yes_no',
    'bracket',
    say(
      'Should the worker bring the bracket?',
      'Worker ba ang magdadala ng bracket?',
      'Ang worker ba ang magdala sa bracket?',
    ),
    { price: adds(600) },
  ),
  question('yes_no', 'cables', say('Hide the cables?', 'Itatago ba ang mga kable?', 'Tagoon ba ang mga kable?'), {
    price: adds(300),
  }),
];

const floors = { unit: say('floor', 'palapag', 'ka andana'), min: 0, max: 60 };

export const moving: FormField[] = [
  question('address', 'to', say('Where are you moving to?', 'Saan ka lilipat?', 'Asa ka mobalhin?'), {
    required: true,
  }),
  question(
    'choice',
    'size',
    say('How much is there to move?', 'Gaano karami ang ililipat?', 'Unsa kadaghan ang ibalhin?'),
    {
      options: [
        option('room', say('One room', 'Isang kuwarto', 'Usa ka kuwarto')),
        option(
          'home',
          say('A home of 2 or 3 rooms', 'Bahay na may 2 o 3 kuwarto', 'Balay nga naay 2 o 3 ka kuwarto'),
          times(150),
        ),
        option('house', say('A whole house', 'Buong bahay', 'Tibuok balay'), times(220)),
      ],
    },
  ),
  question('choice', 'lift', say('Is there an elevator?', 'May elevator ba?', 'Naa bay elevator?'), {
    options: [
      option('both', say('At both places', 'Sa parehong lugar', 'Sa duha ka lugar')),
      option('ground', say('Ground floor only', 'Unang palapag lang', 'Unang andana ra')),
      option('stairs', say('No, there are stairs', 'Wala, may hagdan', 'Wala, naay hagdan')),
    ],
  }),
  question(
    'number',
    'floors',
    say('How many floors to carry?', 'Ilang palapag ang bubuhatan?', 'Pila ka andana ang alsahan?'),
    {
      ...floors,
      showIf: whenEquals('lift', 'stairs'),
      price: each(200, 1),
    },
  ),
  question('several', 'heavy', say('Anything heavy?', 'May mabigat ba?', 'Naa bay bug-at?'), {
    options: [
      option('fridge', say('Large refrigerator', 'Malaking ref', 'Dako nga ref'), adds(200)),
      option('piano', say('Piano', 'Piano', 'Piano'), adds(1500)),
      option('safe', say('Safe', 'Kaha de yero', 'Kaha de yero'), adds(800)),
    ],
  }),
  question(
    'yes_no',
    'packing',
    say('Should we pack, too?', 'Kami na rin ba ang mag-iimpake?', 'Kami na sab ang mag-impake?'),
    { price: adds(900) },
  ),
];
