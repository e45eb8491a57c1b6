import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { urgentOffer } from './urgent-offer.ts';

const now = Date.parse(manilaInstant('2026-11-17', '10:00'));
const worker = (fields: Partial<WorkerListing>) =>
  ({ availableNow: false, nextFreeAt: null, distanceKm: null, basePrice: 650_00, ...fields }) as WorkerListing;
const offer = (...workers: WorkerListing[]) => urgentOffer({ basePrice: 600_00 }, workers, now, 'en-PH');

it('goes by the best worker who is free now', () => {
  expect(
    offer(
      worker({ nextFreeAt: manilaInstant('2026-11-17', '10:00') }),
      worker({ availableNow: true, basePrice: 700_00 }),
    ),
  ).toMatchObject({ eta: { key: 'availableNow', now: true }, priceCentavos: 700_00 });
});

it('goes by who is free first when nobody can come now', () => {
  const later = worker({ nextFreeAt: manilaInstant('2026-11-18', '08:00') });
  const today = worker({ nextFreeAt: manilaInstant('2026-11-17', '13:00') });
  expect(offer(later, today, worker({})).eta).toEqual({ key: 'freeAt', values: { when: '1:00 PM' }, now: false });
});

it('says so when there is nobody', () => {
  expect(offer()).toMatchObject({ eta: { key: 'noFreeTime' }, worker: null });
});

it('falls back to the service’s price, then to the usual one', () => {
  expect(offer().priceCentavos).toBe(600_00);
  expect(urgentOffer({ basePrice: 0 }, [], now, 'en-PH').priceCentavos).toBe(500_00);
});
