import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationEvent } from '#contracts/events/conversation.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { ConversationCommand, Correspondent, MarkRead, SendMessage } from './commands.ts';
import { conversationDecider } from './decider.ts';

const maria: Correspondent = {
  accountId: 'a-maria',
  name: 'Maria Santos',
  avatar: null,
  userType: 'client',
  active: true,
  approved: true,
};
const ramon: Correspondent = {
  accountId: 'b-ramon',
  name: 'Ramon Cruz',
  avatar: '/avatars/3.svg',
  userType: 'worker',
  active: true,
  approved: true,
};
const admin: Correspondent = {
  accountId: 'c-admin',
  name: 'Ana Reyes',
  avatar: null,
  userType: 'admin',
  active: true,
  approved: true,
};

const hello: SendMessage = {
  sender: maria,
  recipient: ramon,
  messageId: 'm1',
  clientTempId: 't1',
  text: 'Good morning!',
  attachments: [],
  bookingId: null,
  sentAt: '2026-11-18T01:00:00.000Z',
};
const opened: ConversationEvent = {
  type: 'ConversationOpened',
  data: {
    conversationId: 'a-maria~b-ramon',
    participants: [
      { accountId: 'a-maria', name: 'Maria Santos', avatar: null },
      { accountId: 'b-ramon', name: 'Ramon Cruz', avatar: '/avatars/3.svg' },
    ],
  },
};

const given = givenEventsOf(conversationDecider);
const send = (changes: Partial<SendMessage> = {}): ConversationCommand => ({
  type: 'SendMessage',
  data: { ...hello, ...changes },
});
const markRead = (data: MarkRead): ConversationCommand => ({ type: 'MarkRead', data });

function sent(sequence: number, messageId = `m${sequence}`): ConversationEvent {
  const { text, attachments, bookingId, sentAt } = hello;
  return {
    type: 'MessageSent',
    data: {
      conversationId: 'a-maria~b-ramon',
      messageId,
      clientTempId: 't1',
      senderId: 'a-maria',
      recipientId: 'b-ramon',
      text,
      attachments,
      bookingId,
      sequence,
      sentAt,
    },
  };
}

function read(readerId: string, partnerId: string, upToSequence: number): ConversationEvent {
  return { type: 'MessagesRead', data: { conversationId: 'a-maria~b-ramon', readerId, partnerId, upToSequence } };
}

describe('a message', () => {
  it('opens the conversation when it is the first', () => {
    given([])
      .when(send())
      .then([opened, sent(1)]);
  });

  it('gets the sequence after the newest', () => {
    given([opened, sent(1), sent(2)])
      .when(send({ messageId: 'm3' }))
      .then([sent(3)]);
  });

  it('belongs to the same conversation in both directions', () => {
    given([opened, sent(1)])
      .when(send({ sender: ramon, recipient: maria, messageId: 'm2' }))
      .thenLike([
        { data: { conversationId: 'a-maria~b-ramon', senderId: 'b-ramon', recipientId: 'a-maria', sequence: 2 } },
      ]);
  });

  it('is stored once when it is sent again', () => {
    given([opened, sent(1), sent(2)])
      .when(send())
      .then([]);
  });
});

describe('permission to write', () => {
  const client = { ...maria, accountId: 'd-client' };
  const worker = { ...ramon, accountId: 'e-worker' };
  const unapproved = { ...ramon, approved: false };
  const pairs: [string, Correspondent, Correspondent, boolean][] = [
    ['a client to a worker', maria, ramon, true],
    ['a worker to a client', ramon, maria, true],
    ['a client to an admin', maria, admin, true],
    ['an admin to a worker', admin, ramon, true],
    ['an admin to another admin', admin, { ...admin, accountId: 'f-admin' }, true],
    ['a client to another client', maria, client, false],
    ['a worker to another worker', ramon, worker, false],
    ['an admin to themselves', admin, admin, false],
    ['a worker who is not approved to a client', unapproved, maria, false],
    ['a worker who is not approved to an admin', unapproved, admin, true],
    ['a client to a worker who is not approved', maria, unapproved, true],
  ];

  it.each(pairs)('%s: %#', (_, sender, recipient, allowed) => {
    const { decision } = given([]).when(send({ sender, recipient }));
    expect(isRefusal(decision)).toBe(!allowed);
  });

  it('applies to a worker whose approval was revoked, also in an existing conversation', () => {
    given([opened, sent(1)])
      .when(send({ messageId: 'm2', sender: unapproved, recipient: maria }))
      .thenLike({ refused: 'not_allowed_now' });
  });

  it('refuses messages to and from a suspended person, also in an existing conversation', () => {
    given([opened, sent(1)])
      .when(send({ messageId: 'm2', sender: { ...maria, active: false } }))
      .thenLike({ refused: 'forbidden' });
    given([opened, sent(1)])
      .when(send({ messageId: 'm2', recipient: { ...ramon, active: false } }))
      .thenLike({ refused: 'not_allowed_now' });
  });
});

describe('reading', () => {
  const three = [opened, sent(1), sent(2), sent(3)];

  const byRamon = (upToSequence: number) => markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence });

  it('marks messages as read up to a sequence', () => {
    given(three)
      .when(byRamon(2))
      .then([read('b-ramon', 'a-maria', 2)]);
  });

  it('never moves back, and stores nothing without new messages', () => {
    const before = [...three, read('b-ramon', 'a-maria', 2)];
    given(before).when(byRamon(1)).then([]);
    given(before).when(byRamon(2)).then([]);
  });

  it('is separate for each person', () => {
    const { decision } = given([...three, read('b-ramon', 'a-maria', 3)]).when(
      markRead({ readerId: 'a-maria', partnerId: 'b-ramon', upToSequence: 1 }),
    );
    expect(decision).toHaveLength(1);
  });

  it('ends at the newest message', () => {
    given(three)
      .when(byRamon(99))
      .then([read('b-ramon', 'a-maria', 3)]);
  });

  it('requires a conversation', () => {
    given([]).when(byRamon(1)).then(refuse('not_found'));
  });
});

describe('any conversation', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), fromClient: fc.boolean(), message: fc.nat(30) }),
    fc.record({ kind: fc.constant('read' as const), byClient: fc.boolean(), upToSequence: fc.nat(40) }),
  );

  it('has consecutive sequences and read marks that only increase', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const history: ConversationEvent[] = [];
        for (const one of steps) {
          const command =
            one.kind === 'send'
              ? send({
                  messageId: `m${one.message}`,
                  ...(one.fromClient ? {} : { sender: ramon, recipient: maria }),
                })
              : markRead({
                  readerId: one.byClient ? 'a-maria' : 'b-ramon',
                  partnerId: one.byClient ? 'b-ramon' : 'a-maria',
                  upToSequence: one.upToSequence,
                });
          const { decision } = given(history).when(command);
          if (!isRefusal(decision)) history.push(...decision);
        }
        const messages = history.flatMap((event) => (event.type === 'MessageSent' ? [event.data] : []));
        expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, index) => index + 1));
        expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(messages.length);
        for (const reader of ['a-maria', 'b-ramon']) {
          const reached = history.flatMap((event) =>
            event.type === 'MessagesRead' && event.data.readerId === reader ? [event.data.upToSequence] : [],
          );
          expect(reached).toEqual([...new Set(reached)].toSorted((one, other) => one - other));
        }
      }),
    );
  });
});
