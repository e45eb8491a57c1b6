import type { FormField } from '#contracts/form/form-field.ts';
import { adds, each, whenEquals, option, question, say } from './question.ts';

export const plumbing: FormField[] = [
  question('choice', 'problem', say('What’s wrong?', 'Ano ang problema?', 'Unsay problema?'), {
    options: [
      option('leak', say('Something leaks', 'May tumatagas', 'Naay nagtulo')),
      option('clog', say('A drain is clogged', 'Barado ang lababo o kanal', 'Barado ang lababo o kanal'), adds(200)),
      option('toilet', say('The toilet', 'Inidoro', 'Inidoro'), adds(150)),
      option('install', say('Install something new', 'Magkabit ng bago', 'Magtaod og bag-o'), adds(300)),
      option('other', say('Something else', 'Iba pa', 'Uban pa')),
    ],
  }),
  question('choice', 'clogged', say('Which drain?', 'Aling kanal?', 'Asa nga kanal?'), {
    showIf: whenEquals('problem', 'clog'),
    options: [
      option('sink', say('Kitchen sink', 'Lababo sa kusina', 'Lababo sa kusina')),
      option('shower', say('Shower or floor drain', 'Shower o sahig', 'Shower o salog')),
      option('main', say('The main line outside', 'Pangunahing linya sa labas', 'Linya sa gawas'), adds(800)),
    ],
  }),
  question(
    'number',
    'places',
    say('In how many places?', 'Ilang lugar ang may problema?', 'Pila ka lugar ang naay problema?'),
    {
      unit: say('places', 'lugar', 'ka lugar'),
      min: 1,
      max: 10,
      price: each(250, 1),
    },
  ),
  question('yes_no', 'shut-off', say('Can the water be shut off?', 'Masasara ba ang tubig?', 'Masirado ba ang tubig?')),
  question('yes_no', 'parts', say('Do you have the parts?', 'May piyesa ka na ba?', 'Naa na ba kay piyesa?'), {
    help: say(
      'If not, the worker buys them and you approve the price.',
      'Kung wala, bibili ang worker at ikaw ang papayag sa presyo.',
      'Kung wala, mopalit ang worker ug ikaw ang mouyon sa presyo.',
    ),
  }),
];

export const electrical: FormField[] = [
  question('choice', 'work', say('What needs doing?', 'Ano ang gagawin?', 'Unsay buhaton?'), {
    options: [
      option('outlet', say('Outlet or switch', 'Saksakan o switch', 'Saksakan o switch')),
      option('light', say('Light or fan', 'Ilaw o bentilador', 'Suga o electric fan')),
      option(
        'breaker',
        say('A breaker that trips', 'Breaker na laging nagti-trip', 'Breaker nga sige og trip'),
        adds(200),
      ),
      option('line', say('A new line', 'Bagong linya', 'Bag-ong linya'), adds(700)),
    ],
  }),
  question('number', 'points', say('How many of them?', 'Ilan lahat?', 'Pila tanan?'), {
    min: 1,
    max: 20,
    price: each(150, 1),
  }),
  question(
    'choice',
    'ceiling',
    say('How high is the ceiling?', 'Gaano kataas ang kisame?', 'Unsa kataas ang kisame?'),
    {
      showIf: whenEquals('work', 'light'),
      options: [
        option('normal', say('Up to 3 m', 'Hanggang 3 m', 'Hangtod 3 m')),
        option('high', say('Higher', 'Mas mataas', 'Mas taas'), adds(300)),
      ],
    },
  ),
  question('yes_no', 'power', say('Is the power on now?', 'May kuryente ba ngayon?', 'Naay kuryente karon?')),
  question(
    'yes_no',
    'smell',
    say('Any burnt smell or sparks?', 'May amoy sunog o spark ba?', 'Naay baho nga sunog o spark?'),
    {
      help: say(
        'If so, switch off the main breaker and wait.',
        'Kung oo, patayin ang main breaker at maghintay.',
        'Kung oo, palonga ang main breaker ug hulata.',
      ),
    },
  ),
];

export const handyman: FormField[] = [
  question('several', 'jobs', say('What’s on your list?', 'Ano ang mga ipapagawa mo?', 'Unsay imong ipabuhat?'), {
    options: [
      option('shelves', say('Shelves or frames', 'Istante o kuwadro', 'Estante o kwadro'), adds(100)),
      option('curtains', say('Curtain rods or blinds', 'Kurtina o blinds', 'Kurtina o blinds'), adds(150)),
      option('locks', say('Locks and hinges', 'Kandado at bisagra', 'Kandado ug bisagra'), adds(150)),
      option('paint', say('Touch up the paint', 'Retoke ng pintura', 'Retoke sa pintura'), adds(400)),
      option('other', say('Something else', 'Iba pa', 'Uban pa')),
    ],
  }),
  question(
    'choice',
    'wall',
    say('What are the walls made of?', 'Anong klaseng dingding?', 'Unsa nga klase sa bungbong?'),
    {
      options: [
        option('concrete', say('Concrete', 'Semento', 'Semento')),
        option('drywall', say('Drywall or plywood', 'Drywall o plywood', 'Drywall o plywood')),
        option('unknown', say('I don’t know', 'Hindi ko alam', 'Wala ko kahibalo')),
      ],
    },
  ),
  question(
    'yes_no',
    'materials',
    say('Do you have the materials?', 'May materyales ka na ba?', 'Naa na ba kay materyales?'),
  ),
  question('photo', 'photos', say('Photos of what’s to be done', 'Larawan ng gagawin', 'Litrato sa buhaton'), {
    max: 5,
  }),
];

export const applianceRepair: FormField[] = [
  question('choice', 'fitted', say('How is it fitted?', 'Paano ito nakakabit?', 'Giunsa kini pagkabutang?'), {
    options: [
      option(
        'free',
        say('It stands free, or in a window', 'Nakatayo lang, o nasa bintana', 'Nagbarog ra, o naa sa bintana'),
      ),
      option(
        'fixed',
        say('On the wall or built in', 'Nakakabit sa dingding o built-in', 'Nakataod sa bungbong o built-in'),
        adds(400),
      ),
    ],
  }),
  question('number', 'units', say('How many units?', 'Ilang unit?', 'Pila ka unit?'), {
    unit: say('units', 'unit', 'ka unit'),
    min: 1,
    max: 12,
    price: each(600, 1),
  }),
  question('text', 'model', say('Brand and model', 'Brand at modelo', 'Brand ug modelo'), {
    help: say(
      'It’s on a sticker at the back or side.',
      'Nasa sticker sa likod o gilid.',
      'Naa sa sticker sa likod o kilid.',
    ),
    max: 80,
  }),
  question('date', 'since', say('Since when?', 'Kailan pa?', 'Kanus-a pa?')),
  question(
    'yes_no',
    'ladder',
    say(
      'Is it up high, so that a ladder is needed?',
      'Mataas ba at kailangan ng hagdan?',
      'Taas ba ug kinahanglan og hagdan?',
    ),
    { price: adds(150) },
  ),
];
