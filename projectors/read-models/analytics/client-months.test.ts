import { expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { clientMonths } from './client-months.ts';

function job(happened: ReturnType<typeof recorder>, clientId: string, at: string): Recorded {
  return happened(
    'WorkCompleted',
    {
      bookingId: 'b1',
      clientId,
      workerId: 'w1',
      workerAccountId: 'wa1',
      clientName: 'Grace Villanueva',
      serviceName: 'Plumbing repair',
      completedAt: at,
      finalAmountCentavos: 70_000,
      note: '',
      photos: [],
    },
    { at },
  );
}

it('counts a client once a month, in the cohort of the first', async () => {
  const happened = recorder();
  const { documents } = await given(clientMonths, [
    job(happened, 'c1', '2026-09-10T01:00:00.000Z'),
    job(happened, 'c1', '2026-09-12T01:00:00.000Z'),
    // November in Manila.
    job(happened, 'c1', '2026-10-31T16:30:00.000Z'),
  ]);
  const [document] = documents.values();
  expect(document?.cohorts).toEqual({ '2026-09': { '2026-09': 1, '2026-11': 1 } });
  expect(document?.clients).toEqual([{ clientId: 'c1', months: ['2026-09', '2026-11'] }]);
});
