import { describe, expect, test } from 'vitest';
import type { Person } from '#contracts/account/person.ts';
import type { Requester, TicketEvent } from '#contracts/events/support-tickets.ts';
import { type Ticket, type TicketState, unreadBy } from '#contracts/support/support-tickets-fold.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { TicketCommand } from './ticket-commands.ts';
import { ticketDecider } from './ticket-decider.ts';

const given = givenEventsOf(ticketDecider);
const now = '2026-11-20T04:00:00.000Z';
const soon = '2026-11-20T04:30:00.000Z';
const later = '2026-11-20T06:00:00.000Z';
const tooLate = '2026-12-05T04:30:00.000Z';
const HOUR_MS = 3_600_000;

const ana: Person = { accountId: 'a-ana', name: 'Ana Cruz', avatar: null };
const carla: Person = { accountId: 'a-carla', name: 'Carla Lim', avatar: null };
const requester: Requester = { ...ana, userType: 'client', email: null, language: 'en' };
const forAna = { requesterId: 'a-ana', requesterType: 'client' } as const;

const first = { messageId: 'm-1', text: 'Nobody came', attachments: [] };
const asked = { ticketId: 't-1', requester, topic: 'booking', about: { kind: 'booking', id: 'b-1' } } as const;
const opened: TicketEvent = { type: 'TicketOpened', data: { ...asked, ...first, sequence: 1, at: now } };
const assigned: TicketEvent = { type: 'TicketAssigned', data: { ticketId: 't-1', assignee: carla, at: soon } };
const answer = { messageId: 'm-2', text: 'We’re looking', attachments: [] };
const answered: TicketEvent = {
  type: 'TicketReplied',
  data: { ticketId: 't-1', ...forAna, side: 'staff', by: carla, ...answer, sequence: 2, at: soon },
};
const resolved: TicketEvent = { type: 'TicketResolved', data: { ticketId: 't-1', ...forAna, side: 'staff', at: soon } };
const reopened = (side: 'staff' | 'requester'): TicketEvent => ({
  type: 'TicketReopened',
  data: { ticketId: 't-1', ...forAna, side, at: later },
});
const closed: TicketEvent = { type: 'TicketClosed', data: { ticketId: 't-1', at: tooLate } };
const tookOver: TicketEvent = { type: 'TicketTookOver', data: { ticketId: 't-1', fromTicketId: 't-2', at: soon } };
const openedSecond: TicketEvent = {
  type: 'TicketOpened',
  data: { ...asked, ...first, ticketId: 't-2', sequence: 1, at: now },
};
const merged: TicketEvent = { type: 'TicketMerged', data: { ticketId: 't-1', intoTicketId: 't-2', at: soon } };

const replyOf = (by: Person, at = later): TicketCommand => ({
  type: 'ReplyAsRequester',
  data: { messageId: 'm-3', text: 'Any word?', attachments: [], asker: by.accountId, by, now: at },
});
const answerIt = (resolve = false, at = soon): TicketCommand => ({
  type: 'ReplyAsStaff',
  data: { ...answer, by: carla, resolve, now: at },
});
const side = (type: 'ResolveTicket' | 'ReopenTicket', asker: string | null, at = later): TicketCommand => ({
  type,
  data: { side: asker === null ? 'staff' : 'requester', asker, now: at },
});
const rate = (rating: 'good' | 'bad', asker = 'a-ana'): TicketCommand => ({
  type: 'RateTicket',
  data: { asker, rating, comment: '', now: later },
});
function ticketOf(events: readonly TicketEvent[]): Ticket {
  const { state } = given(events);
  if (state.kind === 'none') throw new Error('There is no ticket');
  return state;
}
const status = (state: TicketState) => (state.kind === 'none' ? 'none' : state.status);

describe('asking and answering', () => {
  test('is opened once, and waits for staff', () => {
    const open: TicketCommand = { type: 'OpenTicket', data: { ...asked, ...first, now } };
    given([]).when(open).then([opened]);
    given([opened]).when(open).then([]);
    expect(status(given([opened]).state)).toBe('open');
  });

  test('a safety request is urgent at once', () => {
    const { state } = given([
      { type: 'TicketOpened', data: { ...asked, topic: 'safety', ...first, sequence: 1, at: now } },
    ]);
    expect(state).toMatchObject({ priority: 'urgent' });
  });

  test('a ticket opened by staff is assigned to them and waits for the person', () => {
    const wrote: TicketEvent = {
      type: 'TicketOpened',
      data: { ...asked, ...first, openedBy: carla, sequence: 1, at: now },
    };
    const outcome = given([]).when({ type: 'OpenTicket', data: { ...asked, ...first, openedBy: carla, now } });
    outcome.then([wrote]);
    expect(outcome.state).toMatchObject({
      status: 'waiting',
      assignee: carla,
      messages: [{ side: 'staff', by: carla }],
      readUpTo: { requester: 0, staff: 1 },
      clock: { firstAnsweredAt: now, runningSince: null, ranMs: 0 },
    });
    const { state } = given([wrote]).when(replyOf(ana));
    expect(state).toMatchObject({ status: 'open', clock: { firstAnsweredAt: now, runningSince: later } });
  });

  test('the first answer assigns it and then it waits for the person', () => {
    const outcome = given([opened]).when(answerIt());
    outcome.then([assigned, answered]);
    expect(status(outcome.state)).toBe('waiting');
    given([opened, { ...assigned, data: { ticketId: 't-1', assignee: ana, at: soon } }])
      .when(answerIt())
      .then([answered]);
  });

  test('an answer can resolve it at once and is idempotent', () => {
    given([opened]).when(answerIt(true)).then([assigned, answered, resolved]);
    given([opened, assigned, answered]).when(answerIt(true)).then([]);
  });

  test('a further message of the person needs an answer again', () => {
    const outcome = given([opened, answered]).when(replyOf(ana));
    outcome.thenLike([{ type: 'TicketReplied', data: { side: 'requester', sequence: 3, by: ana } }]);
    expect(status(outcome.state)).toBe('open');
    outcome.when(replyOf(ana)).then([]);
  });

  test('does not exist for other people, for every command', () => {
    for (const command of [
      replyOf({ ...ana, accountId: 'a-eve' }),
      side('ResolveTicket', 'a-eve'),
      side('ReopenTicket', 'a-eve'),
      rate('bad', 'a-eve'),
    ])
      given([opened, resolved]).when(command).thenLike({ refused: 'not_found' });
    given([]).when(answerIt()).thenLike({ refused: 'not_found' });
  });
});

describe('resolving and closing', () => {
  test('a message of either side within 14 days reopens it', () => {
    given([opened, resolved])
      .when(replyOf(ana))
      .thenLike([reopened('requester'), { type: 'TicketReplied' }]);
    given([opened, assigned, resolved])
      .when(answerIt(false, later))
      .thenLike([reopened('staff'), { type: 'TicketReplied' }]);
    given([opened, resolved])
      .when(side('ReopenTicket', null))
      .then([reopened('staff')]);
    given([opened]).when(side('ReopenTicket', 'a-ana')).then([]);
  });

  test('cannot be reopened after 14 days', () => {
    given([opened, resolved]).when(replyOf(ana, tooLate)).thenLike({ refused: 'not_allowed_now' });
    given([opened, resolved])
      .when(side('ReopenTicket', null, tooLate))
      .thenLike({ refused: 'not_allowed_now' });
    given([opened, resolved, closed]).when(replyOf(ana)).thenLike({ refused: 'not_allowed_now' });
  });

  test('closes automatically after 14 days, not before', () => {
    given([opened, resolved])
      .when({ type: 'CloseTicket', data: { now: tooLate } })
      .then([closed]);
    given([opened, resolved])
      .when({ type: 'CloseTicket', data: { now: later } })
      .then([]);
    given([opened, resolved, reopened('staff')])
      .when({ type: 'CloseTicket', data: { now: tooLate } })
      .then([]);
  });

  test('the person can resolve it, once', () => {
    given([opened])
      .when(side('ResolveTicket', 'a-ana'))
      .thenLike([{ type: 'TicketResolved', data: { side: 'requester' } }]);
    given([opened, resolved]).when(side('ResolveTicket', 'a-ana')).then([]);
    given([opened, resolved, closed]).when(side('ResolveTicket', null)).thenLike({ refused: 'not_allowed_now' });
  });

  test('can be rated once it is over; the rating can change while it can be reopened', () => {
    given([opened]).when(rate('good')).thenLike({ refused: 'not_allowed_now' });
    const rated = given([opened, resolved]).when(rate('bad'));
    rated.thenLike([{ type: 'TicketRated', data: { rating: 'bad' } }]);
    rated.when(rate('bad')).then([]);
    rated.when(rate('good')).thenLike([{ type: 'TicketRated', data: { rating: 'good' } }]);
    given([opened, resolved, closed]).when(rate('good')).when(rate('bad')).thenLike({ refused: 'not_allowed_now' });
  });
});

describe('work of staff', () => {
  const takeOver = (...events: readonly TicketEvent[]): TicketCommand => ({
    type: 'TakeOverTicket',
    data: { from: ticketOf(events), now: later },
  });
  const mergeInto = (intoTicketId: string): TicketCommand => ({
    type: 'MergeTicket',
    data: { intoTicketId, now: soon },
  });

  test('merges two tickets of one person', () => {
    given([opened])
      .when(takeOver(openedSecond))
      .then([
        {
          type: 'TicketTookOver',
          data: {
            ticketId: 't-1',
            fromTicketId: 't-2',
            from: { priority: 'normal', waitsSince: now, unread: { requester: 0, staff: 1 } },
            at: later,
          },
        },
      ]);
    given([opened, tookOver]).when(takeOver(openedSecond)).then([]);
    given([opened]).when(mergeInto('t-2')).then([merged]);
    given([opened, merged]).when(mergeInto('t-2')).then([]);
    given([opened, merged])
      .when(replyOf(ana))
      .thenLike({ refused: 'not_allowed_now', details: { mergedInto: 't-2' } });
  });

  test('keeps unread messages of the merged ticket unread until they are read in the target', () => {
    const answeredSecond: TicketEvent = { ...answered, data: { ...answered.data, ticketId: 't-2' } };
    const unreadOf = (state: TicketState) =>
      state.kind === 'none' ? null : { requester: unreadBy('requester', state), staff: unreadBy('staff', state) };
    const read = (by: 'requester' | 'staff', upToSequence: number): TicketCommand => ({
      type: 'MarkTicketRead',
      data: { side: by, asker: by === 'staff' ? null : 'a-ana', upToSequence, now: later },
    });
    const joined = given([opened]).when(takeOver(openedSecond, answeredSecond));
    expect(unreadOf(joined.state)).toEqual({ requester: 1, staff: 1 });
    const readByAna = joined.when(read('requester', 1));
    readByAna.then([{ type: 'TicketRead', data: { ticketId: 't-1', side: 'requester', upToSequence: 1, at: later } }]);
    expect(unreadOf(readByAna.state)).toEqual({ requester: 0, staff: 1 });
    readByAna.when(read('requester', 1)).then([]);
    expect(unreadOf(joined.when(answerIt()).state), 'an answer marks the ticket as read').toEqual({
      requester: 2,
      staff: 0,
    });
    const { state } = given([{ ...opened, data: { ...opened.data, ticketId: 't-3' } }]).when({
      type: 'TakeOverTicket',
      data: { from: joined.state.kind === 'none' ? ticketOf([]) : joined.state, now: later },
    });
    expect(unreadOf(state), 'and so on').toEqual({ requester: 1, staff: 2 });
  });

  test('refuses to merge tickets of two people, a ticket with itself, or into a closed one', () => {
    const eve = { ...requester, accountId: 'a-eve' };
    const ofEve: TicketEvent = { ...openedSecond, data: { ...openedSecond.data, requester: eve } };
    given([opened]).when(takeOver(ofEve)).thenLike({ refused: 'not_allowed_now' });
    given([opened]).when(takeOver(opened)).thenLike({ refused: 'not_allowed_now' });
    given([opened, resolved]).when(takeOver(openedSecond)).thenLike({ refused: 'not_allowed_now' });
  });

  test('takes over nothing of a ticket that cannot be merged', () => {
    const of2 = <Event extends TicketEvent>(event: Event): Event => ({
      ...event,
      data: { ...event.data, ticketId: 't-2' },
    });
    for (const event of [
      of2(closed),
      { ...merged, data: { ticketId: 't-2', intoTicketId: 't-3', at: soon } },
    ] satisfies TicketEvent[])
      given([opened]).when(takeOver(openedSecond, event)).thenLike({ refused: 'not_allowed_now' });
  });

  test('an urgent unanswered request reopens the target, which then needs an answer', () => {
    const danger: TicketEvent = { ...openedSecond, data: { ...openedSecond.data, topic: 'safety', at: soon } };
    const { state } = given([opened, answered]).when(takeOver(danger));
    expect(state).toMatchObject({
      status: 'open',
      priority: 'urgent',
      tookOver: ['t-2'],
      clock: { firstAnsweredAt: soon, runningSince: soon, ranMs: HOUR_MS / 2 },
    });
    const before = given([opened, answered]).when(takeOver({ ...danger, data: { ...danger.data, at: now } }));
    expect(before.state, 'waiting time before the answer counts once').toMatchObject({
      clock: { runningSince: soon, ranMs: HOUR_MS / 2 },
    });
  });

  test('an answered ticket leaves the target’s turn unchanged; the higher priority is kept', () => {
    const low: TicketEvent = { type: 'TicketPrioritized', data: { ticketId: 't-1', priority: 'low', at: now } };
    const high: TicketEvent = { type: 'TicketPrioritized', data: { ticketId: 't-1', priority: 'high', at: now } };
    const secondAnswered: TicketEvent = { ...answered, data: { ...answered.data, ticketId: 't-2' } };
    expect(given([opened, low, answered]).when(takeOver(openedSecond, secondAnswered)).state).toMatchObject({
      status: 'waiting',
      priority: 'normal',
      clock: { runningSince: null },
    });
    expect(given([opened, high]).when(takeOver(openedSecond, secondAnswered)).state).toMatchObject({
      status: 'open',
      priority: 'high',
      clock: { runningSince: now },
    });
  });

  test('a merge from before 2026-11-27 only links the tickets', () => {
    expect(given([opened, answered, tookOver]).state).toEqual({
      ...given([opened, answered]).state,
      tookOver: ['t-2'],
    });
  });

  test('of two tickets merged into each other, exactly one is merged, in any order', () => {
    const secondTookOver: TicketEvent = { ...tookOver, data: { ticketId: 't-2', fromTicketId: 't-1', at: soon } };
    given([opened, tookOver]).when(mergeInto('t-2')).thenLike({ refused: 'not_allowed_now' });
    given([openedSecond, secondTookOver])
      .when(mergeInto('t-1'))
      .then([{ type: 'TicketMerged', data: { ticketId: 't-2', intoTicketId: 't-1', at: soon } }]);
    given([openedSecond]).when(takeOver(opened, tookOver)).thenLike({ refused: 'not_allowed_now' });
  });

  test('stores a note once, and assignee and priority only when they change', () => {
    const note: TicketCommand = { type: 'NoteTicket', data: { noteId: 'n', by: carla, text: 'Called him', now: soon } };
    const noted = given([opened]).when(note);
    noted.thenLike([{ type: 'TicketNoted', data: { text: 'Called him' } }]);
    noted.when(note).then([]);
    const assign = (assignee: Person | null): TicketCommand => ({
      type: 'AssignTicket',
      data: { assignee, now: soon },
    });
    given([opened]).when(assign(carla)).then([assigned]);
    given([opened, assigned]).when(assign(carla)).then([]);
    given([opened]).when(assign(null)).then([]);
    given([opened, merged]).when(assign(carla)).thenLike({ refused: 'not_allowed_now' });
    const unassign = (from: Person): TicketCommand => ({
      type: 'UnassignTicket',
      data: { from: from.accountId, now: soon },
    });
    const nobodys: TicketEvent = { type: 'TicketAssigned', data: { ticketId: 't-1', assignee: null, at: soon } };
    given([opened, assigned]).when(unassign(carla)).then([nobodys]);
    given([opened, assigned, resolved]).when(unassign(carla)).then([nobodys]);
    given([opened, assigned]).when(unassign(ana)).then([]);
    given([opened, assigned, merged]).when(unassign(carla)).then([]);
    const urgent: TicketCommand = { type: 'PrioritizeTicket', data: { priority: 'urgent', now: soon } };
    given([opened])
      .when(urgent)
      .thenLike([{ type: 'TicketPrioritized', data: { priority: 'urgent' } }]);
    given([opened]).when(urgent).when(urgent).then([]);
  });

  test('the read mark never moves back nor beyond the newest message', () => {
    const read = (upToSequence: number): TicketCommand => ({
      type: 'MarkTicketRead',
      data: { side: 'requester', asker: 'a-ana', upToSequence, now: later },
    });
    given([opened, answered])
      .when(read(99))
      .thenLike([{ type: 'TicketRead', data: { upToSequence: 2 } }]);
    given([opened, answered]).when(read(99)).when(read(1)).then([]);
    given([opened]).when(read(1)).then([]);
  });
});
