import { expect, test } from 'vitest';
import type { TicketEvent } from '../events/support-tickets.ts';
import { foldTicket, noTicket, type Ticket } from '../support/support-tickets-fold.ts';
import { ticketView } from './support-tickets.ts';

const requester = {
  accountId: 'c1',
  userType: 'client',
  name: 'Nena Cruz',
  avatar: null,
  email: null,
  language: 'en',
} as const;
const of = { requesterId: 'c1', requesterType: 'client' } as const;
const carla = { accountId: 'admin', name: 'Carla Lim', avatar: null };
const minute = (n: number) => `2026-11-20T04:0${n}:00.000Z`;

function opened(ticketId: string, n: number): TicketEvent {
  const first = { messageId: `m${n}`, text: '', attachments: [], sequence: 1, at: minute(n) };
  return { type: 'TicketOpened', data: { ticketId, requester, topic: 'account', about: null, ...first } };
}

function answered(ticketId: string, sequence: number, n: number): TicketEvent {
  const message = { messageId: `m${n}`, text: '', attachments: [], sequence, at: minute(n) };
  return { type: 'TicketReplied', data: { ticketId, ...of, side: 'staff', by: carla, ...message } };
}

function ticketOf(...events: TicketEvent[]): Ticket {
  const state = events.reduce(foldTicket, noTicket);
  if (state.kind === 'none') throw new Error('There is no ticket');
  return state;
}

const read = (ticketId: string, side: 'requester' | 'staff', upToSequence: number): TicketEvent => ({
  type: 'TicketRead',
  data: { ticketId, side, upToSequence, at: minute(9) },
});

test('marks a merged ticket’s messages as read by their time, not by their own sequence', () => {
  const from = { priority: 'normal', waitsSince: null, unread: { requester: 1, staff: 0 } } as const;
  const took: TicketEvent = { type: 'TicketTookOver', data: { ticketId: 'b', fromTicketId: 'a', from, at: minute(7) } };
  const events = [opened('b', 3), answered('b', 2, 4), answered('b', 3, 5), read('b', 'requester', 2), took];
  const merged: TicketEvent = { type: 'TicketMerged', data: { ticketId: 'a', intoTicketId: 'b', at: minute(7) } };
  const joined = [ticketOf(opened('a', 1), answered('a', 2, 6), merged)];

  const before = ticketView(ticketOf(...events), joined);
  expect(before.unread).toBe(2);
  expect(before.messages.map(({ id, sequence, isRead }) => [id, sequence, isRead])).toEqual([
    ['m1', 0, true],
    ['m3', 1, true],
    ['m4', 2, true],
    ['m5', 3, false],
    ['m6', 3, false],
  ]);

  const newest = before.messages.at(-1)?.sequence ?? 0;
  const after = ticketView(ticketOf(...events, read('b', 'requester', newest)), joined);
  expect(after.unread).toBe(0);
  expect(after.messages.every(({ isRead }) => isRead)).toBe(true);
});
