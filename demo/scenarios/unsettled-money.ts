import { addDays } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PlannedBooking } from './planned-booking.ts';
import { demoClient, demoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import { demoService } from '../people/services.ts';
import type { Scenario } from './scenario.ts';

/** Unpaid and unverified payments, for clients and admins to try out. */

type Unsettled = Pick<PlannedBooking, 'ending' | 'money' | 'askedAhead' | 'note'> & {
  key: string;
  client: string;
  worker: string;
  service: string;
  daysAhead: number;
  paymentMethod: PaymentMethod;
};

const unsettled: readonly Unsettled[] = [
  {
    key: 'andrea split type',
    client: 'andrea-reyes',
    worker: 'dennis-ocampo',
    service: 'aircon-cleaning',
    daysAhead: -3,
    ending: 'completed',
    money: 'refused',
    paymentMethod: 'gcash',
    note: 'The one in the bedroom drips.',
  },
  {
    key: 'money by transfer',
    client: 'leo-samson',
    worker: 'liza-mendoza',
    service: 'deep-cleaning',
    daysAhead: -2,
    ending: 'completed',
    money: 'sent',
    paymentMethod: 'bank_transfer',
  },
  {
    key: 'money by Maya',
    client: 'trisha-montemayor',
    worker: 'allan-quiambao',
    service: 'electrical',
    daysAhead: -2,
    ending: 'completed',
    money: 'refused',
    paymentMethod: 'maya',
  },
  {
    key: 'money not needed',
    client: 'nico-villareal',
    worker: 'maricel-domingo',
    service: 'plumbing',
    daysAhead: -4,
    ending: 'called off early',
    askedAhead: true,
    paymentMethod: 'gcash',
  },
];

export function planUnsettledMoney(scenario: Scenario): void {
  for (const { key, client, worker, service, daysAhead, ...rest } of unsettled) {
    const random = randomOf(key);
    for (let earlier = 0; earlier < 7; earlier++) {
      const opportunity = {
        client: demoClient(client),
        worker: demoWorker(worker),
        service: demoService(service),
        day: addDays(scenario.anchor.today, daysAhead - earlier),
      };
      const startsAt = scenario.freeStart(opportunity, random);
      if (!startsAt) continue;
      scenario.add({ key, ...opportunity, startsAt, ...rest, review: 'none', chat: false });
      break;
    }
  }
}
