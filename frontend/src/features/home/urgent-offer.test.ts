import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { urgentOffer } from './urgent-offer.ts';

const now = Date.parse(manilaInstant('2026-11-17', '10:00'));
const worker = (fields: Partial<WorkerListing>) =>
  ({ availableNow: false, nextFreeAt: null, distanceKm: null, basePrice: 650_00, ...fields }) as WorkerListing;
const offer = (of: WorkerListing | null) => urgentOffer({ basePrice: 600_00 }, of, now, 'en-PH');

it('uses the worker who is free first', () => {
  expect(
    offer(worker({ availableNow: true, nextFreeAt: manilaInstant('2026-11-17', '10:30'), basePrice: 700_00 })),
  ).toMatchObject({ eta: { key: 'availableNow', now: true }, priceCentavos: 700_00 });
  expect(offer(worker({ nextFreeAt: manilaInstant('2026-11-17', '13:00') })).eta).toEqual({
    key: 'freeAt',
    values: { when: '1:00\u00a0PM' },
    now: false,
  });
});

it('promises no immediate start without time for a whole job', () => {
  expect(offer(worker({ availableNow: true, nextFreeAt: manilaInstant('2026-11-17', '15:00') })).eta).toMatchObject({
    key: 'freeAt',
    now: false,
  });
});

it('states when no worker is available', () => {
  expect(offer(null)).toMatchObject({ eta: { key: 'noFreeTime' }, worker: null });
});

it('falls back to the service’s price, then to the default', () => {
  expect(offer(null).priceCentavos).toBe(600_00);
  expect(urgentOffer({ basePrice: 0 }, null, now, 'en-PH').priceCentavos).toBe(500_00);
});
