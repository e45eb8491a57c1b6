import { expect, test } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { given, recorder } from '../testing/given-events.ts';
import { ticketRatings } from './ticket-ratings.ts';

const carla = { accountId: 'a-carla', name: 'Carla Lim', avatar: null };
const rico = { accountId: 'a-rico', name: 'Rico Tan', avatar: null };
const opened: DataOf<'TicketOpened'> = {
  ticketId: 't-1',
  requester: {
    accountId: 'a-andrea',
    userType: 'client',
    name: 'Andrea Reyes',
    avatar: null,
    email: null,
    language: 'en',
  },
  topic: 'payment',
  about: null,
  messageId: 'm-1',
  text: 'Where is it?',
  attachments: [],
  sequence: 1,
  at: '2026-11-18T01:00:00.000Z',
};
const assigned = (assignee: typeof carla | null) => ({ ticketId: 't-1', assignee, at: '2026-11-18T02:00:00.000Z' });
const rated = (rating: 'good' | 'bad', at: string) => ({ ticketId: 't-1', rating, comment: '', at });

test('keeps the latest rating, for the assignee at the time of the rating', async () => {
  const happened = recorder();
  const { documents } = await given(ticketRatings, [
    happened('TicketOpened', opened),
    happened('TicketAssigned', assigned(carla)),
    happened('TicketRated', rated('bad', '2026-11-19T01:00:00.000Z')),
    happened('TicketRated', rated('good', '2026-11-19T02:00:00.000Z')),
    happened('TicketAssigned', assigned(rico)),
  ]);
  expect(documents.get('t-1')).toMatchObject({
    name: 'Andrea Reyes',
    assignee: rico,
    rated: { rating: 'good', agent: carla },
    ratedAt: '2026-11-19T02:00:00.000Z',
  });
});

test('assigns a ticket that staff opened to its author, without a rating at first', async () => {
  const happened = recorder();
  const { documents } = await given(ticketRatings, [happened('TicketOpened', { ...opened, openedBy: carla })]);
  expect(documents.get('t-1')).toMatchObject({ assignee: carla, rated: null, ratedAt: '' });
});
