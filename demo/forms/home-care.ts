import type { FormField } from '#contracts/form/form-field.ts';
import { adds, each, whenYes, option, question, say, times } from './question.ts';

export const cleaning: FormField[] = [
  question(
    'choice',
    'home',
    say('What kind of place is it?', 'Anong klaseng lugar ito?', 'Unsang klase sa lugar ni?'),
    {
      options: [
        option('condo', say('Condo or apartment', 'Condo o apartment', 'Condo o apartment')),
        option('house', say('House', 'Bahay', 'Balay'), adds(300)),
        option('office', say('Office or shop', 'Opisina o tindahan', 'Opisina o tindahan'), adds(400)),
      ],
    },
  ),
  question('number', 'bedrooms', say('How many bedrooms?', 'Ilang kuwarto?', 'Pila ka kuwarto?'), {
    unit: say('bedrooms', 'kuwarto', 'ka kuwarto'),
    min: 0,
    max: 12,
    price: each(200, 1),
  }),
  question('number', 'bathrooms', say('How many bathrooms?', 'Ilang banyo?', 'Pila ka banyo?'), {
    unit: say('bathrooms', 'banyo', 'ka banyo'),
    min: 0,
    max: 8,
    price: each(150, 1),
  }),
  question('several', 'extras', say('Anything extra?', 'May dagdag pa ba?', 'Naa pa bay dugang?'), {
    options: [
      option('fridge', say('Inside the fridge', 'Loob ng ref', 'Sulod sa ref'), adds(200)),
      option('oven', say('Inside the oven', 'Loob ng oven', 'Sulod sa oven'), adds(200)),
      option('windows', say('Windows, outside too', 'Bintana, pati labas', 'Bintana, apil gawas'), adds(350)),
      option('mattress', say('Mattress and sofa', 'Kutson at sofa', 'Kutson ug sofa'), adds(500)),
    ],
  }),
  question('yes_no', 'vacant', say('Moving in or out?', 'Lilipat ka ba?', 'Mobalhin ba ka?'), {
    help: say(
      'An empty home takes longer: cabinets and walls are cleaned too.',
      'Mas matagal ang bakanteng bahay: kasama ang mga cabinet at dingding.',
      'Mas dugay ang bakante nga balay: apil ang mga cabinet ug bungbong.',
    ),
    price: times(130),
  }),
  question('yes_no', 'pets', say('Any pets at home?', 'May alagang hayop ba?', 'Naa bay binuhi nga hayop?')),
  question('text', 'which-pets', say('Which ones?', 'Anong mga hayop?', 'Unsa nga mga hayop?'), {
    showIf: whenYes('pets'),
    max: 80,
  }),
];

export const pestControl: FormField[] = [
  question('several', 'pests', say('What have you seen?', 'Ano ang nakita mo?', 'Unsa ang imong nakita?'), {
    options: [
      option('roaches', say('Cockroaches', 'Ipis', 'Uk-ok')),
      option('ants', say('Ants', 'Langgam', 'Hulmigas')),
      option('mosquitoes', say('Mosquitoes', 'Lamok', 'Lamok')),
      option('rats', say('Rats or mice', 'Daga', 'Ilaga'), adds(500)),
      option('termites', say('Termites', 'Anay', 'Anay'), adds(1200)),
      option('bedbugs', say('Bed bugs', 'Surot', 'Bangking'), adds(800)),
    ],
  }),
  question('number', 'area', say('How big is the place?', 'Gaano kalaki ang lugar?', 'Unsa kadak-a ang lugar?'), {
    unit: say('m²', 'm²', 'm²'),
    help: say('A guess is fine.', 'Puwede ang tantiya.', 'Pwede ra ang banabana.'),
    min: 1,
    max: 1000,
    price: each(10, 60),
  }),
  question(
    'yes_no',
    'children',
    say(
      'Small children or a pregnant person at home?',
      'May maliliit na bata o buntis ba sa bahay?',
      'Naa bay gagmay nga bata o mabdos sa balay?',
    ),
    {
      help: say(
        'The worker chooses what’s safe for them.',
        'Pipili ang worker ng ligtas sa kanila.',
        'Ang worker mopili sa luwas para nila.',
      ),
    },
  ),
  question('yes_no', 'pets', say('Pets or an aquarium?', 'May alaga o aquarium ba?', 'Naa bay binuhi o aquarium?')),
  question(
    'photo',
    'photos',
    say('A photo of where you saw them', 'Larawan kung saan mo sila nakita', 'Litrato kung asa nimo sila nakita'),
    { max: 5 },
  ),
];
