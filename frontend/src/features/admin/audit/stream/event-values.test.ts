import { expect, it } from 'vitest';
import { eventValues } from './event-values.ts';

it('finds a booking’s service, worker, price and time', () => {
  const data = {
    service: { id: 's1', name: 'Plumbing' },
    worker: { name: 'Jun Bautista' },
    priceCentavos: 185000,
    startsAt: '2026-11-18T01:30:00Z',
  };
  expect(eventValues(data, 'en-PH')).toEqual({
    name: 'Jun Bautista',
    amount: '₱1,850.00',
    total: '',
    reason: '',
    count: '',
    what: 'Plumbing',
    when: 'Wed, Nov 18, 9:30\u00a0AM',
  });
});

it('finds a person’s name and the reason of an action', () => {
  expect(eventValues({ firstName: 'Ben', lastName: 'Uy', reason: 'No show' }, 'en-PH')).toMatchObject({
    name: 'Ben Uy',
    reason: 'No show',
    amount: '',
  });
});

it('includes a price’s previous value', () => {
  expect(eventValues({ basePriceCentavos: 66_600, before: { basePriceCentavos: 90_000 } }, 'en-PH').amount).toBe(
    '₱900.00 → ₱666.00',
  );
  expect(eventValues({ amountCentavos: 66_600, beforeCentavos: 90_000 }, 'en-PH').amount).toBe('₱900.00 → ₱666.00');
  expect(eventValues({ basePriceCentavos: 66_600, before: { name: 'Plumbing' } }, 'en-PH').amount).toBe('₱666.00');
  expect(eventValues({ amountCentavos: 12_000, totalCentavos: 77_000 }, 'en-PH').total).toBe('₱650.00 → ₱770.00');
});

it('prefers the final amount to the price, and counts', () => {
  expect(eventValues({ priceCentavos: 1, finalAmountCentavos: 200 }, 'en-PH').amount).toBe('₱2.00');
  expect(eventValues({ rating: 5 }, 'en-PH').count).toBe('5');
});
