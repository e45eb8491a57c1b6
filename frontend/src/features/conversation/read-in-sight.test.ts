import { expect, it } from 'vitest';
import { readInSight, lastSeenSequence } from './read-in-sight.ts';

const theirs = (sequence: number, status: 'sent' | 'read' = 'sent') => ({ mine: false, status, sequence });
const mine = (sequence: number | null) => ({ mine: true, status: 'sent' as const, sequence });

it.each([
  ['nothing that is below the view', [theirs(1, 'read'), theirs(2), theirs(3)], 1, { sequence: 0, left: 2 }],
  ['visible messages, and counts the rest', [theirs(1), theirs(2), theirs(3)], 2, { sequence: 2, left: 1 }],
  ['everything once the last is in view', [theirs(1), mine(2), theirs(3), mine(null)], 3, { sequence: 3, left: 0 }],
  ['nothing if the user only wrote', [mine(1)], 1, { sequence: 0, left: 0 }],
])('reads %s', (_, messages, seenUpTo, read) => {
  expect(readInSight(messages, seenUpTo)).toEqual(read);
});

it('counts a message as seen once its end is in view or above it', () => {
  const received = [10, 90, 130].map((bottom, index) => ({ sequence: index + 1, bottom }));
  expect([0, 60, 90, 110, 130].map((foot) => lastSeenSequence(received, foot))).toEqual([0, 1, 2, 2, 3]);
});
