import { addDays } from '#contracts/manila-time.ts';
import { demoClient, demoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import { demoService } from '../people/services.ts';
import type { Scenario } from './scenario.ts';

/** Two workers who cancel repeatedly, for the analytics of workers whom staff should contact. */
const calledOff = [
  ['nestor-cruz', 'plumbing', 'leo-samson', 52],
  ['nestor-cruz', 'plumbing', 'nico-villareal', 33],
  ['nestor-cruz', 'plumbing', 'trisha-montemayor', 12],
  ['joel-manalo', 'plumbing', 'leo-samson', 44],
  ['joel-manalo', 'plumbing', 'nico-villareal', 8],
] as const;

export function planTroubledWorkers(scenario: Scenario): void {
  for (const [worker, service, client, daysAgo] of calledOff) {
    const key = `${worker} calls off ${client}`;
    for (let shift = 0; shift < 7; shift++) {
      const opportunity = {
        client: demoClient(client),
        worker: demoWorker(worker),
        service: demoService(service),
        day: addDays(scenario.anchor.today, shift - daysAgo),
      };
      const startsAt = scenario.freeStart(opportunity, randomOf(key));
      if (!startsAt) continue;
      scenario.add({ key, ...opportunity, startsAt, ending: 'called off by the worker' });
      break;
    }
  }
}
