import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { bookingIdOf } from '../people/ids.ts';
import { reads } from '../steps/conversation-steps.ts';
import type { Ending } from './planned-booking.ts';
import { ago, type Anchor } from '../anchor-time.ts';
import { demoClient, demoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import { demoService } from '../people/services.ts';
import type { Step } from '../steps/step.ts';
import type { Scenario } from './scenario.ts';

/** Andrea Reyes of Kapitolyo: three jobs with Jun, one of them tomorrow, a cleaner she likes, and a TV to mount. */

const andrea = demoClient('andrea-reyes');

type Past = readonly [
  key: string,
  worker: string,
  service: string,
  daysAgo: number,
  ending: Ending,
  rating: number | null,
  text?: string,
  note?: string,
];

const past: readonly Past[] = [
  [
    'first leak',
    'jun-bautista',
    'plumbing',
    214,
    'completed',
    5,
    'He took off his shoes at the door, fixed the leak in forty minutes, and showed me the old washer.',
    'A puddle under the kitchen sink every morning.',
  ],
  [
    'toilet',
    'jun-bautista',
    'plumbing',
    97,
    'completed',
    5,
    'Second time. Same calm, same clean work.',
    'The toilet keeps running after the flush.',
  ],
  [
    'shelf',
    'jun-bautista',
    'handyman',
    33,
    'completed',
    5,
    'He is my suki now.',
    'Two shelves in the pantry, brick wall.',
  ],
  [
    'bathroom tap',
    'maricel-domingo',
    'plumbing',
    262,
    'completed',
    5,
    'Careful and kind. Explained everything.',
    'Bathroom tap is loose.',
  ],
  [
    'spring clean',
    'liza-mendoza',
    'deep-cleaning',
    61,
    'completed',
    5,
    'The kitchen looks like in the photos of the agent.',
    'Before my parents come to visit.',
  ],
  [
    'second clean',
    'liza-mendoza',
    'deep-cleaning',
    17,
    'completed',
    4,
    'Good as always, only the windows were forgotten. She came back the next day.',
    'Same as last time, plus the balcony.',
  ],
  [
    'washer',
    'dennis-ocampo',
    'appliance-repair',
    121,
    'completed',
    4,
    'Works again. He had to order a belt, so it took two visits.',
    'LG T2108, stops before the spin.',
  ],
  ['aircon', 'dennis-ocampo', 'aircon-cleaning', 150, 'called off early', null, undefined, 'Two split types.'],
];

export function planAndreasYear(scenario: Scenario): void {
  for (const [key, worker, serviceId, daysAgo, ending, rating, text, note] of past) {
    const random = randomOf(`Andrea’s ${key}`);
    for (let shift = 0; shift < 7; shift++) {
      const opportunity = {
        client: andrea,
        worker: demoWorker(worker),
        service: demoService(serviceId),
        day: addDays(scenario.anchor.today, shift - daysAgo),
      };
      const startsAt = scenario.freeStart(opportunity, random);
      if (!startsAt) continue;
      scenario.add({
        key: `andrea ${key}`,
        ...opportunity,
        startsAt,
        ending,
        note,
        review: rating ? { rating, text } : 'none',
        chat: ending === 'completed',
        paymentMethod: 'gcash',
      });
      break;
    }
  }
}

const TAP = 'andrea kitchen tap';
export const TELEVISION = 'andrea television';

/** Tomorrow at 9:30; requested and accepted in the last hours. */
export function planTomorrow(scenario: Scenario): void {
  const { anchor } = scenario;
  const [jun, service] = [demoWorker('jun-bautista'), demoService('plumbing')];
  const startsAt = manilaInstant(addDays(anchor.today, 1), '09:30');
  scenario.add({
    key: TAP,
    client: andrea,
    worker: jun,
    service,
    startsAt,
    requestedAt: ago(anchor, 150),
    answeredAt: ago(anchor, 112),
    ending: 'accepted',
    note: 'The kitchen tap drips all night.',
    paymentMethod: 'gcash',
    chat: false,
  });
}

/** An open booking without a worker but with two quotes (quote-steps.ts). */
export function planTelevision(scenario: Scenario): void {
  const opportunity = {
    client: andrea,
    worker: demoWorker('jericho-lazaro'),
    service: demoService('tv-mounting'),
    day: addDays(scenario.anchor.today, 3),
  };
  const startsAt = scenario.freeStart(opportunity, randomOf('television'));
  if (startsAt)
    scenario.add({
      key: TELEVISION,
      ...opportunity,
      startsAt,
      requestedAt: ago(scenario.anchor, 290),
      open: true,
      ending: 'pending',
      note: '55 inch, concrete wall, the bracket is here.',
      paymentMethod: 'gcash',
    });
}

/** Allan could not come. */
export function planOutlet(scenario: Scenario): void {
  const opportunity = { client: andrea, worker: demoWorker('allan-quiambao'), service: demoService('electrical') };
  for (const ahead of [2, 3, 4]) {
    const startsAt = scenario.freeStart(
      { ...opportunity, day: addDays(scenario.anchor.today, ahead) },
      randomOf('outlet'),
    );
    if (!startsAt) continue;
    scenario.add({
      key: 'andrea outlet',
      ...opportunity,
      startsAt,
      requestedAt: ago(scenario.anchor, 410),
      answeredAt: ago(scenario.anchor, 143),
      ending: 'declined',
      note: 'One outlet beside the bed sparks.',
    });
    return;
  }
}

/** The last hours’ messages: two of Jun’s and two of Liza’s are still unread. */
export function andreasMessages(anchor: Anchor): Step[] {
  const at = (minutes: number) => ago(anchor, minutes);
  const aboutTap = (minutes: number, who: string, text: string): Step => ({
    at: at(minutes),
    name: `tap talk ${minutes} minutes ago`,
    as: who,
    do: 'sendToBooking',
    params: { bookingId: bookingIdOf(TAP) },
    body: { text },
  });
  const fromLiza = (minutes: number, text: string): Step => ({
    at: at(minutes),
    name: `Liza asks ${minutes} minutes ago`,
    as: 'liza-mendoza',
    do: 'sendToBooking',
    params: { bookingId: bookingIdOf('andrea second clean') },
    body: { text },
  });
  return [
    reads('andrea-reyes', 'liza-mendoza', at(100), 'all of Liza’s'),
    reads('andrea-reyes', 'jun-bautista', at(99), 'all of Jun’s'),
    aboutTap(88, 'jun-bautista', 'Is there a valve to close the water in the kitchen?'),
    reads('andrea-reyes', 'jun-bautista', at(86.5), 'the question'),
    aboutTap(85, 'andrea-reyes', 'Yes, behind the cabinet on the left.'),
    aboutTap(84, 'andrea-reyes', 'I will leave the gate open at 9:15.'),
    reads('jun-bautista', 'andrea-reyes', at(70), 'the answer'),
    fromLiza(52, 'I can come every second Friday, if you like.'),
    fromLiza(51, 'Shall I bring my own vacuum again?'),
    aboutTap(35, 'jun-bautista', 'Salamat! I will bring a new cartridge and a hose, to be sure.'),
    aboutTap(34, 'jun-bautista', 'Do you have parking near the house?'),
  ];
}

export function andreasReading(anchor: Anchor): Step[] {
  return [
    {
      at: ago(anchor, 185),
      name: 'Andrea sees the notifications',
      as: andrea.key,
      do: 'readNotifications',
      body: { upToPosition: Number.MAX_SAFE_INTEGER },
    },
  ];
}
