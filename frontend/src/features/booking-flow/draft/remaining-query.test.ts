import { expect, it } from 'vitest';
import type { BookingDraft } from './draft.ts';
import { remainingQuery } from './remaining-query.ts';

const address = { line: '12 Acacia', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const draft: BookingDraft = { serviceId: 's1', workerId: 'w1', priceCentavos: 65000, time: '09:00', address };
const search = `?${new URLSearchParams({
  serviceId: 's1',
  workerId: 'w1',
  price: '65000',
  time: '09:00',
  address: JSON.stringify(address),
})}`;

it('keeps the query while the draft is equal except for the price', () => {
  expect(remainingQuery(search, draft)).toBe(search);
  expect(remainingQuery(search, { ...draft, notes: 'The tap', priceCentavos: 95000 })).toBe(search);
  expect(remainingQuery('?sub=aircon', draft)).toBe('?sub=aircon');
});

it('drops the query after a change of time or worker', () => {
  expect(remainingQuery(search, { ...draft, time: '13:00' })).toBe('');
  expect(remainingQuery(search, { ...draft, workerId: 'w2' })).toBe('');
});

it('keeps the service or worker that the draft has lost', () => {
  expect(remainingQuery(search, { ...draft, workerId: undefined })).toBe('?workerId=w1');
  expect(remainingQuery('?serviceId=nope&time=09:00', { time: '09:00' })).toBe('?serviceId=nope');
});
