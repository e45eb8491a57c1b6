import { addDays } from '#contracts/manila-time.ts';
import { demoClient, demoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import { demoService } from '../people/services.ts';
import type { Scenario } from './scenario.ts';

/** Ben Uy cancels when the worker is on the way, until an admin suspends him. */
const calledOff = [
  ['edwin-malabanan', 'electrical', 31],
  ['romeo-batungbakal', 'moving', 19],
  ['lorna-dizon', 'carpentry', 4],
] as const;

export function planBensBookings(scenario: Scenario): void {
  const client = demoClient('ben-uy');
  for (const [key, serviceId, daysAgo] of calledOff) {
    for (let shift = 0; shift < 3; shift++) {
      const opportunity = {
        client,
        worker: demoWorker(key),
        service: demoService(serviceId),
        day: addDays(scenario.anchor.today, shift - daysAgo),
      };
      const startsAt = scenario.freeStart(opportunity, randomOf(`Ben and ${key}`));
      if (!startsAt) continue;
      scenario.add({ key: `ben ${key}`, ...opportunity, startsAt, ending: 'called off late' });
      break;
    }
  }
}
