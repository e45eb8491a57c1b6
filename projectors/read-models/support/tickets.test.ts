import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { tickets } from './tickets.ts';

const stream = 'ticket-t-1';
const requester = {
  accountId: 'c1',
  userType: 'client',
  name: 'Graçe Ñuñez',
  avatar: null,
  email: null,
  language: 'en',
} as const;
const opened: DataOf<'TicketOpened'> = {
  ticketId: 't-1',
  requester,
  topic: 'booking',
  about: null,
  messageId: 'm1',
  text: 'Nobody came',
  attachments: [],
  sequence: 1,
  at: '2026-11-18T01:00:00.000Z',
};
const carla = { accountId: 'admin', name: 'Carla Lim', avatar: null };
const answered: DataOf<'TicketReplied'> = {
  ticketId: 't-1',
  requesterId: 'c1',
  requesterType: 'client',
  side: 'staff',
  by: carla,
  messageId: 'm2',
  text: 'We’re looking',
  attachments: [],
  sequence: 2,
  at: '2026-11-18T02:00:00.000Z',
};

test('is found by requester, code and assignee; waits since its last status change', async () => {
  const happened = recorder();
  const events = [
    happened('TicketOpened', opened, { stream }),
    happened('TicketAssigned', { ticketId: 't-1', assignee: carla, at: '2026-11-18T01:30:00.000Z' }, { stream }),
    happened('TicketPrioritized', { ticketId: 't-1', priority: 'urgent', at: '2026-11-18T01:31:00.000Z' }, { stream }),
  ];
  const { documents } = await given(tickets, events);
  expect(documents.get('t-1')).toMatchObject({
    requesterKey: 'c1',
    code: expect.stringMatching(/^T-[0-9A-Z]{5}$/),
    nameKey: 'grace nunez',
    status: 'open',
    assigneeId: 'admin',
    rank: 0,
    waitsSince: opened.at,
  });
  const after = await given(tickets, [...events, happened('TicketReplied', answered, { stream })]);
  expect(after.documents.get('t-1')).toMatchObject({ status: 'waiting', waitsSince: answered.at, lastAt: answered.at });
});

test('inherits waiting time and priority from a ticket merged into it', async () => {
  const happened = recorder();
  const merge = { ticketId: 't-1', fromTicketId: 't-2', at: '2026-11-18T04:00:00.000Z' };
  const before = [happened('TicketOpened', opened, { stream }), happened('TicketReplied', answered, { stream })];
  const waitsSince = '2026-11-18T03:00:00.000Z';
  const tookOver = happened('TicketTookOver', { ...merge, from: { priority: 'urgent', waitsSince } }, { stream });
  const { documents } = await given(tickets, [...before, tookOver]);
  expect(documents.get('t-1')).toMatchObject({ status: 'open', rank: 0, waitsSince });
  const ofBefore = await given(tickets, [...before, happened('TicketTookOver', merge, { stream })]);
  expect(ofBefore.documents.get('t-1')).toMatchObject({ status: 'waiting', rank: 2, waitsSince: answered.at });
});

test('notifies the person of replies and changes but not of notes, and staff of all', async () => {
  const happened = recorder();
  const first = happened('TicketOpened', opened, { stream });
  const { pushes } = await given(tickets, [first, happened('TicketReplied', answered, { stream })]);
  expect(pushes.slice(-2)).toMatchObject([
    { event: 'ticket:updated', to: { accounts: ['c1'] }, payload: { ticketId: 't-1' } },
    { event: 'ticket:updated', to: { staff: ['tickets.read'] } },
  ]);
  const note = { ticketId: 't-1', noteId: 'n1', by: carla, text: 'Rude', at: '2026-11-18T01:10:00.000Z' };
  const noted = await given(tickets, [first, happened('TicketNoted', note, { stream })]);
  expect(noted.pushes.slice(2).map(({ to }) => to)).toEqual([{ staff: ['tickets.read'] }]);
});
