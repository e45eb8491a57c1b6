import { expect, test } from 'vitest';
import type { TicketEvent } from '../events/support-tickets.ts';
import { foldTicket, noTicket, type Ticket } from './support-tickets-fold.ts';
import { MOST_JOINED, ticketsJoinedIn } from './support-tickets-joined.ts';

const at = '2026-11-20T04:00:00.000Z';
const requester = {
  accountId: null,
  userType: null,
  name: 'Nena Cruz',
  avatar: null,
  email: 'nena@example.ph',
  language: 'en',
} as const;

/** Both halves of a merge; an incomplete one has only `tookOver`. */
type Joins = { tookOver?: readonly string[]; mergedInto?: string };

function ticket(ticketId: string, { tookOver = [], mergedInto }: Joins): Ticket {
  const first = { messageId: `m-${ticketId}`, text: ticketId, attachments: [], sequence: 1, at };
  const events: TicketEvent[] = [
    { type: 'TicketOpened', data: { ticketId, requester, topic: 'account', about: null, ...first } },
    ...tookOver.map((fromTicketId) => ({ type: 'TicketTookOver' as const, data: { ticketId, fromTicketId, at } })),
    ...(mergedInto ? [{ type: 'TicketMerged' as const, data: { ticketId, intoTicketId: mergedInto, at } }] : []),
  ];
  const state = events.reduce(foldTicket, noTicket);
  if (state.kind === 'none') throw new Error('There is no ticket');
  return state;
}

async function joinedIn(id: string, joins: Record<string, Joins>) {
  const known = new Map(Object.entries(joins).map(([ticketId, one]) => [ticketId, ticket(ticketId, one)]));
  const found = (wanted: string) => known.get(wanted);
  const start = found(id);
  if (!start) throw new Error(`There is no ticket ${id}`);
  const joined = await ticketsJoinedIn(start, async (ids) => ids.map(found).filter((one) => one !== undefined));
  return joined.map(({ ticketId }) => ticketId);
}

test('includes tickets merged indirectly', async () => {
  const joins = {
    a: { mergedInto: 'b' },
    b: { tookOver: ['a'], mergedInto: 'c' },
    c: { tookOver: ['b', 'd'] },
    d: { mergedInto: 'c' },
  };
  expect(await joinedIn('c', joins)).toEqual(['b', 'd', 'a']);
  expect(await joinedIn('b', joins)).toEqual(['a']);
  expect(await joinedIn('a', joins)).toEqual([]);
});

test('excludes incomplete merges, and tickets merged elsewhere', async () => {
  const joins = { a: {}, b: { mergedInto: 'd' }, c: { tookOver: ['a', 'b', 'unknown'] }, d: { tookOver: ['b'] } };
  expect(await joinedIn('c', joins)).toEqual([]);
  expect(await joinedIn('d', joins)).toEqual(['b']);
});

test('reads tickets merged into each other once', async () => {
  const joins = {
    a: { tookOver: ['c'], mergedInto: 'b' },
    b: { tookOver: ['a'], mergedInto: 'c' },
    c: { tookOver: ['b'], mergedInto: 'a' },
  };
  expect(await joinedIn('c', joins)).toEqual(['b', 'a']);
});

test('bounds the number of tickets read', async () => {
  const ids = Array.from({ length: 2 * MOST_JOINED }, (_, n) => `t-${n}`);
  const many = Object.fromEntries(ids.map((id) => [id, { mergedInto: 'all' }]));
  expect(await joinedIn('all', { ...many, all: { tookOver: ids } })).toHaveLength(MOST_JOINED);
  const chain = Object.fromEntries(ids.map((id, n) => [id, { tookOver: [`t-${n + 1}`], mergedInto: `t-${n - 1}` }]));
  expect(await joinedIn('t-0', chain)).toHaveLength(MOST_JOINED);
});
