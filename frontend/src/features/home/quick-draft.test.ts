import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { type BookingDraft, changed, newBookingOf } from '../booking-flow/draft/draft.ts';
import { firstOpenStep } from '../booking-flow/steps.ts';
import { quickDraft } from './quick-draft.ts';

const service = {
  id: 'plumbing',
  name: 'Plumbing',
  title: 'Leaks',
  category: 'plumbing',
  durationMinutes: 90,
} as Service;
const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const known = {
  address,
  method: 'cash' as const,
  now: Date.parse(manilaInstant('2026-11-18', '09:10')),
  noticeMinutes: 30,
  answered: {} as Pick<BookingDraft, 'answers' | 'estimate'>,
  thenAskOthers: null,
};
const offer = (worker: Partial<WorkerListing> | null) => ({
  eta: { key: 'availableNow' as const, now: true },
  priceCentavos: 650_00,
  worker: worker as WorkerListing | null,
});

it('is a complete booking at the worker’s first free time', () => {
  const draft = quickDraft(
    service,
    offer({ id: 'w-1', name: 'Jun', nextFreeAt: manilaInstant('2026-11-18', '10:30') }),
    known,
  );
  expect(newBookingOf(draft)).toMatchObject({
    serviceId: 'plumbing',
    workerId: 'w-1',
    date: '2026-11-18',
    time: '10:30',
    urgent: true,
    paymentMethod: 'cash',
  });
});

it('contains the displayed values and nothing of an older draft', () => {
  const worker = { id: 'w-1', name: 'Jun', nextFreeAt: manilaInstant('2026-11-18', '10:30') };
  const left: BookingDraft = {
    serviceId: 'plumbing',
    workerId: 'w-1',
    package: { id: 'two', name: '2 taps', priceCentavos: 1_400_00, durationMinutes: 180 },
    priceCentavos: 1_400_00,
    durationMinutes: 180,
    answers: { taps: 2 },
    estimate: { formVersion: 1, workerFormVersion: 0, baseCentavos: 1_400_00, lines: [], totalCentavos: 1_900_00 },
    notes: 'The tap in the garden',
    photos: ['/api/files/portfolio/garden.jpg'],
  };
  const booking = newBookingOf(changed(left, quickDraft(service, offer(worker), known)));
  expect(booking).toMatchObject({ serviceId: 'plumbing', durationMinutes: 90, expectedPrice: 650_00 });
  for (const name of ['packageId', 'answers', 'notes', 'photos', 'formVersion'])
    expect(booking).not.toHaveProperty(name);
});

it('respects the minimum notice', () => {
  expect(
    quickDraft(service, offer({ id: 'w-1', name: 'Jun', nextFreeAt: manilaInstant('2026-11-18', '09:30') }), known),
  ).toMatchObject({ time: '10:00' });
});

it('is an open booking without known workers, and lacks unknown values', () => {
  const draft = quickDraft(service, offer(null), { ...known, address: null, method: null });
  expect(draft).toMatchObject({ anyWorker: true, date: '2026-11-18', time: '10:00' });
  expect(draft.address).toBeUndefined();
  expect(draft.paymentMethod).toBeUndefined();
});

it('leads to the questions if one requires an answer', () => {
  const worker = { id: 'w-1', name: 'Jun', nextFreeAt: manilaInstant('2026-11-18', '10:30') };
  const openStep = (answered: typeof known.answered | null) =>
    firstOpenStep(quickDraft(service, offer(worker), { ...known, answered }), known.now)?.name;
  expect([openStep(null), openStep({})]).toEqual(['form', undefined]);
});

it('includes the given answers', () => {
  const worker = { id: 'w-1', name: 'Jun', nextFreeAt: manilaInstant('2026-11-18', '10:30') };
  const answered = { answers: { drains: 2 } };
  expect(quickDraft(service, offer(worker), { ...known, answered })).toMatchObject({ ...answered, formDone: true });
});
