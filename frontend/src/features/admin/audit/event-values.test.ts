import { expect, it } from 'vitest';
import { eventValues } from './event-values.ts';

it('finds a booking’s service, worker, price and time', () => {
  const data = { service: { id: 's1', name: 'Plumbing' }, worker: { name: 'Jun Bautista' }, priceCentavos: 185000, startsAt: '2026-11-18T01:30:00Z' };
  expect(eventValues(data, 'en-PH')).toEqual({ name: 'Jun Bautista', amount: '₱1,850.00', reason: '', count: '', what: 'Plumbing', when: 'Wed, Nov 18, 9:30 AM' });
});

it('finds a person’s name and the reason for what was done', () => {
  expect(eventValues({ firstName: 'Ben', lastName: 'Uy', reason: 'No show' }, 'en-PH')).toMatchObject({ name: 'Ben Uy', reason: 'No show', amount: '' });
});

it('takes the final amount before the price, and counts', () => {
  expect(eventValues({ priceCentavos: 1, finalAmountCentavos: 200 }, 'en-PH').amount).toBe('₱2.00');
  expect(eventValues({ rating: 5 }, 'en-PH').count).toBe('5');
});
