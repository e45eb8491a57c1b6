import { describe, expect, it } from 'vitest';
import type { Command, Decider } from '../command-handling/decider.ts';
import { givenEventsOf } from './given-when-then.ts';

type Lent = { type: 'BookLent' | 'BookReturned'; data: { reader: string } };
type AnyCommand = Command<'LendBook' | 'ReturnBook', { reader: string }>;

const library: Decider<string | null, AnyCommand, Lent> = {
  initialState: null,
  evolve: (_, { type, data }) => (type === 'BookLent' ? data.reader : null),
  decide: ({ type, data }, lentTo) => {
    if (type === 'ReturnBook') return lentTo === null ? [] : [{ type: 'BookReturned', data }];
    return lentTo === null ? [{ type: 'BookLent', data }] : { refused: 'lent' };
  },
};
const given = givenEventsOf(library);
const lend = (reader: string): AnyCommand => ({ type: 'LendBook', data: { reader } });
const bringBack = (reader: string): AnyCommand => ({ type: 'ReturnBook', data: { reader } });
const lent: Lent = { type: 'BookLent', data: { reader: 'Ana' } };

describe('given, when, then', () => {
  it('checks the resulting events', () => given([]).when(lend('Ana')).then([lent]));
  it('checks that no event follows', () => given([]).when(bringBack('Ana')).then([]));
  it('checks the refusal', () => given([lent]).when(lend('Ben')).then({ refused: 'lent' }));
  it('continues with the resulting state', () => {
    given([lent])
      .when(bringBack('Ana'))
      .when(lend('Ben'))
      .thenLike([{ type: 'BookLent' }]);
    expect(given([lent]).when(lend('Ben')).state).toBe('Ana');
  });
  it('fails on another result', () => {
    expect(() => given([lent]).when(lend('Ben')).then([lent])).toThrow(/refused/);
    expect(() => given([]).when(lend('Ana')).thenLike({ refused: 'lent' })).toThrow(/BookLent/);
  });
});
