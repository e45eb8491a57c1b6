import { describe, expect, it } from 'vitest';
import { fieldsOf, stateChanges, valueText } from './event-fields.ts';

describe('what an event carries, as lines', () => {
  it('joins nested names and writes out plain lists', () => {
    const data = { quoteId: 'q1', priceCentavos: 150000, closedQuotes: ['q2', 'q3'], address: { city: 'Makati', landmark: null }, answers: {} };
    expect(fieldsOf(data)).toEqual([
      { name: 'quoteId', value: 'q1' },
      { name: 'priceCentavos', value: '150000' },
      { name: 'closedQuotes', value: 'q2, q3' },
      { name: 'address.city', value: 'Makati' },
      { name: 'address.landmark', value: '–' },
      { name: 'answers', value: '{}' },
    ]);
  });

  it.each([['', '""'], [true, 'true'], [[], '[]'], [[{ a: 1 }, { a: 2 }], '[2]'], [[1, 2, 3, 4, 5, 6, 7], '1, 2, 3, 4, 5, 6, …']])('shows %j as %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});

describe('what an event changed', () => {
  it('names the fields that differ, the bookkeeping aside', () => {
    const before = { status: 'pending', price: 1, revision: 1, position: 10 };
    const after = { status: 'accepted', price: 1, worker: { name: 'Jun' }, revision: 2, position: 12 };
    expect(stateChanges(before, after)).toEqual([
      { name: 'status', before: 'pending', after: 'accepted' },
      { name: 'worker.name', before: null, after: 'Jun' },
    ]);
  });

  it('shows everything as new at the first event and nothing when nothing was kept', () => {
    expect(stateChanges(null, { status: 'pending' })).toEqual([{ name: 'status', before: null, after: 'pending' }]);
    expect(stateChanges({ status: 'pending' }, null)).toEqual([{ name: 'status', before: 'pending', after: null }]);
    expect(stateChanges(null, null)).toEqual([]);
  });
});
