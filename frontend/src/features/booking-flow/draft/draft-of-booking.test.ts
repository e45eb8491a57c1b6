import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { draftOfBooking } from './draft-of-booking.ts';

const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const booking = {
  service: { id: 'plumbing', name: 'Plumbing', category: 'plumbing' },
  worker: { id: 'w-1', name: 'Jun' },
  address,
  durationMinutes: 90,
  answers: {},
  notes: 'Drips',
  photos: [],
  payment: { method: 'gcash' },
  date: '2026-11-18',
  time: '09:30',
  startsAt: manilaInstant('2026-11-18', '09:30'),
} as unknown as Booking;

it('keeps the job and drops the worker', () => {
  const draft = draftOfBooking(booking, {
    now: Date.parse(manilaInstant('2026-11-17', '10:00')),
    noticeMinutes: 30,
    by: 'someone else',
  });
  expect(draft).toMatchObject({
    serviceId: 'plumbing',
    address,
    notes: 'Drips',
    paymentMethod: 'gcash',
    formDone: true,
    date: '2026-11-18',
    time: '09:30',
  });
  expect(draft.workerId).toBeUndefined();
});

it('drops a start that is too soon or past', () => {
  const timeOf = (now: string, noticeMinutes: number) =>
    draftOfBooking(booking, { now: Date.parse(manilaInstant('2026-11-18', now)), noticeMinutes, by: 'someone else' })
      .time;
  expect(timeOf('09:10', 30)).toBeUndefined();
  expect(timeOf('09:00', 30)).toBe('09:30');
  expect(timeOf('09:00', 60)).toBeUndefined();
  expect(
    draftOfBooking(booking, { now: Date.parse(booking.startsAt), noticeMinutes: 30, by: 'someone else' }).date,
  ).toBeUndefined();
});

it('keeps worker, address and answers for the same worker, for review, with a new price', () => {
  const draft = draftOfBooking(
    { ...booking, price: 650_00 },
    { now: Date.parse(booking.startsAt), noticeMinutes: 30, by: 'the same worker' },
  );
  expect(draft).toMatchObject({
    serviceId: 'plumbing',
    workerId: 'w-1',
    workerName: 'Jun',
    address,
    notes: 'Drips',
    durationMinutes: 90,
  });
  expect(draft).not.toHaveProperty('formDone');
  expect(draft).not.toHaveProperty('priceCentavos');
});

it('uses a package’s own price, without additions for answers', () => {
  const how = { now: Date.parse(booking.startsAt), noticeMinutes: 30, by: 'the same worker' as const };
  const two = { id: 'two', name: '2 taps', names: {}, includes: [] };
  const packageOf = (more: Partial<Booking>) => draftOfBooking({ ...booking, package: two, ...more }, how).package;
  expect(packageOf({ price: 1_400_00 })).toMatchObject({ id: 'two', priceCentavos: 1_400_00 });
  const form = { formVersion: 1, workerId: null, workerFormVersion: 0, basePriceCentavos: 1_400_00, priceLines: [] };
  expect(packageOf({ price: 1_700_00, form })).toMatchObject({ priceCentavos: 1_400_00 });
});
