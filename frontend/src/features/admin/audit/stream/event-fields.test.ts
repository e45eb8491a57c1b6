import { describe, expect, it } from 'vitest';
import { fieldsOf, shortenIds, stateChanges, valueText } from './event-fields.ts';

describe('fieldsOf', () => {
  it('joins nested names and writes plain lists in full', () => {
    const data = {
      quoteId: 'q1',
      priceCentavos: 150000,
      closedQuotes: ['q2', 'q3'],
      address: { city: 'Makati', landmark: null },
      answers: {},
    };
    expect(fieldsOf(data)).toEqual([
      { name: 'quoteId', value: 'q1' },
      { name: 'priceCentavos', value: '150000' },
      { name: 'closedQuotes', value: 'q2, q3' },
      { name: 'address.city', value: 'Makati' },
      { name: 'address.landmark', value: '–' },
      { name: 'answers', value: '{}' },
    ]);
  });

  it.each([
    ['', '""'],
    [true, 'true'],
    [[], '[]'],
    [[{ a: 1 }, { a: 2 }], '[2]'],
    [[1, 2, 3, 4, 5, 6, 7], '1, 2, 3, 4, 5, 6, …'],
  ])('shows %j as %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});

describe('stateChanges', () => {
  it('names the fields that differ, without log metadata', () => {
    const before = { status: 'pending', price: 1, revision: 1, position: 10, changed: 10 };
    const after = { status: 'accepted', price: 1, worker: { name: 'Jun' }, revision: 2, position: 12, changed: 12 };
    expect(stateChanges(before, after)).toEqual([
      { name: 'status', before: 'pending', after: 'accepted' },
      { name: 'worker.name', before: null, after: 'Jun' },
    ]);
  });

  it('shows added and removed values of a list of any length', () => {
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(stateChanges({ approvals: seven }, { approvals: [...seven.slice(1), 'h', 'i'] })).toEqual([
      { name: 'approvals', removed: 'a', added: 'h, i' },
    ]);
    expect(stateChanges({ approvals: [] }, { approvals: ['a'] })).toEqual([
      { name: 'approvals', removed: null, added: 'a' },
    ]);
    expect(stateChanges({ shown: [1, 2] }, { shown: [2, 1] })).toEqual([
      { name: 'shown', before: '1, 2', after: '2, 1' },
    ]);
    expect(stateChanges({ shown: null }, { shown: ['a'] })).toEqual([{ name: 'shown', before: '–', after: 'a' }]);
    expect(stateChanges({ quotes: [{ a: 1 }] }, { quotes: [] })).toEqual([
      { name: 'quotes', before: '[1]', after: '[]' },
    ]);
    expect(stateChanges({ approvals: seven }, { approvals: [...seven] })).toEqual([]);
  });

  it('shows an added or removed object once', () => {
    const review = { rating: 5 };
    expect(stateChanges({ review: null }, { review })).toEqual([{ name: 'review.rating', before: null, after: '5' }]);
    expect(stateChanges({ review }, { review: null })).toEqual([{ name: 'review.rating', before: '5', after: null }]);
  });

  it('shortens ids only', () => {
    expect(shortenIds('ad1e3b56-303d-5921-bf71-e3258652878e')).toBe('ad1e…878e');
    expect(shortenIds('unread.ad1e3b56-303d-5921-bf71-e3258652878e')).toBe('unread.ad1e…878e');
    expect(shortenIds('Wala nang tulo')).toBe('Wala nang tulo');
  });

  it('shows all fields as new at the first event, and none for an empty state', () => {
    expect(stateChanges(null, { status: 'pending' })).toEqual([{ name: 'status', before: null, after: 'pending' }]);
    expect(stateChanges({ status: 'pending' }, null)).toEqual([{ name: 'status', before: 'pending', after: null }]);
    expect(stateChanges(null, null)).toEqual([]);
  });
});
