import { describe, expect, it } from 'vitest';
import type { BookingDraft } from './draft/draft.ts';
import { nextPath as pathAt, progressSteps } from './next-step.ts';

const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const whole: BookingDraft = {
  serviceId: 'plumbing',
  address,
  date: '2026-11-18',
  time: '09:30',
  workerId: 'w-1',
  formDone: true,
};

const now = Date.parse('2026-11-17T02:00:00.000Z');
const nextPath = (left: Parameters<typeof pathAt>[0], draft: BookingDraft) => pathAt(left, draft, now);

describe('nextPath', () => {
  it('asks for one thing after the other', () => {
    expect(nextPath('select-service', { serviceId: 'plumbing' })).toBe('/client/booking-flow');
    expect(nextPath('address', { serviceId: 'plumbing', address })).toBe('/client/booking-flow/schedule');
    expect(nextPath('schedule', { serviceId: 'plumbing', address, date: '2026-11-18', time: '09:30' })).toBe(
      '/client/booking-flow/select-worker',
    );
    expect(nextPath('select-worker', { ...whole, formDone: undefined })).toBe('/client/booking-flow/form');
    expect(nextPath('form', whole)).toBe('/client/booking-flow/payment');
  });

  it('requires a service first', () => {
    expect(nextPath('address', { address })).toBe('/client/booking-flow/select-service');
  });
});

it('asks for a skipped address before the payment', () => {
  expect(nextPath('form', { ...whole, address: undefined })).toBe('/client/booking-flow/address');
});

it('skips the workers list if the client came with a worker', () => {
  expect(nextPath('schedule', { ...whole, formDone: undefined })).toBe('/client/booking-flow/form');
});

it('returns to the payment after a correction', () => {
  expect(nextPath('address', whole)).toBe('/client/booking-flow/payment');
  expect(nextPath('schedule', whole)).toBe('/client/booking-flow/payment');
});

it('asks again for a past start', () => {
  expect(nextPath('address', { ...whole, date: '2020-01-01' })).toBe('/client/booking-flow/schedule');
});

describe('progressSteps', () => {
  const words = (...asked: Parameters<typeof progressSteps>) => progressSteps(...asked).map(({ name }) => name);
  const usual = ['address', 'schedule', 'select-worker', 'form', 'payment'];
  const late = ['schedule', 'select-worker', 'form', 'address', 'payment'];

  it('places the address where it is asked for', () => {
    expect(words('address', { address: false })).toEqual(usual);
    for (const step of ['schedule', 'select-worker', 'form'] as const) {
      expect(words(step, { address: true })).toEqual(usual);
      expect(words(step, { address: false })).toEqual(late);
    }
    for (const isDone of [true, false]) expect(words('late-address', { address: isDone })).toEqual(late);
  });

  it('starts with the address while the service is chosen', () => {
    expect(words(null, { address: false })).toEqual(usual);
  });
});
