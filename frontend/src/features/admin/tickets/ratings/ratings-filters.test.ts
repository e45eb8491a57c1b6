import { expect, test } from 'vitest';
import { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import { readAddress } from '../../list/list-address.ts';
import { periodFilter, shareOf } from './ratings-filters.ts';

const filters = { days: periodFilter, agent: { asks: 'agent' }, rating: { asks: 'rating' } } as const;
const of = (address: string) =>
  readAddress(adminTicketCalls.listTicketRatings, filters, {
    params: new URLSearchParams(address),
    today: '2026-11-24',
  }).query;

test('requests whole days up to today, thirty by default', () => {
  expect(of('')).toEqual({ from: '2026-10-26', to: '2026-11-24', page: 1 });
  expect(of('days=7&agent=nobody&rating=bad&page=2')).toEqual({
    from: '2026-11-18',
    to: '2026-11-24',
    agent: 'nobody',
    rating: 'bad',
    page: 2,
  });
  expect(of('days=8&rating=fine')).toEqual(of(''));
});

test('computes the share of positive ratings, and null without ratings', () => {
  expect(shareOf({ good: 5, bad: 1 })).toBe('83%');
  expect(shareOf({ good: 0, bad: 2 })).toBe('0%');
  expect(shareOf({ good: 0, bad: 0 })).toBeNull();
});
