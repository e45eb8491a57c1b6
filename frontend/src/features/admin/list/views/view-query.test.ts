import { expect, it } from 'vitest';
import { viewQuery } from './view-query.ts';

const of = (address: string) => viewQuery(new URLSearchParams(address));

it('keeps filters, range and order in a fixed sequence', () => {
  expect(of('status=paid&period=30&sort=amount')).toBe('period=30&sort=amount&status=paid');
  expect(of('q=BGC%20Taguig')).toBe(of('?q=BGC+Taguig'));
});

it('omits the page and the opened row', () => {
  expect(of('page=7&look=booking-b1&at=3')).toBe('');
  expect(of('page=2&type=worker')).toBe('type=worker');
});
