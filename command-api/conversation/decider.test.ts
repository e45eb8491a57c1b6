import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationEvent } from '#contracts/events/conversation.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import { conversationDecider, type ConversationState } from './decider.ts';
import { type Correspondent, markRead, sendMessage, type SendMessage } from './messages.ts';

const maria: Correspondent = {
  accountId: 'a-maria',
  name: 'Maria Santos',
  avatar: null,
  userType: 'client',
  active: true,
};
const ramon: Correspondent = {
  accountId: 'b-ramon',
  name: 'Ramon Cruz',
  avatar: '/avatars/3.svg',
  userType: 'worker',
  active: true,
};
const admin: Correspondent = { accountId: 'c-admin', name: 'Ana Reyes', avatar: null, userType: 'admin', active: true };

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

function given(...events: ConversationEvent[]): ConversationState {
  return events.reduce(conversationDecider.evolve, conversationDecider.initialState);
}

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
    expect(sendMessage(hello, given())).toEqual([opened, sent(1)]);
  });

  it('is counted on from the newest', () => {
    expect(sendMessage({ ...hello, messageId: 'm3' }, given(opened, sent(1), sent(2)))).toEqual([sent(3)]);
  });

  it('goes into the same conversation whoever writes', () => {
    const answer = { ...hello, sender: ramon, recipient: maria, messageId: 'm2' };
    expect(sendMessage(answer, given(opened, sent(1)))).toMatchObject([
      { data: { conversationId: 'a-maria~b-ramon', senderId: 'b-ramon', recipientId: 'a-maria', sequence: 2 } },
    ]);
  });

  it('is not repeated when it is sent again', () => {
    expect(sendMessage(hello, given(opened, sent(1), sent(2)))).toEqual([]);
  });
});

describe('who writes to whom', () => {
  const client = { ...maria, accountId: 'd-client' };
  const worker = { ...ramon, accountId: 'e-worker' };
  const pairs: [string, Correspondent, Correspondent, boolean][] = [
    ['a client to a worker', maria, ramon, true],
    ['a worker to a client', ramon, maria, true],
    ['a client to an admin', maria, admin, true],
    ['an admin to a worker', admin, ramon, true],
    ['an admin to another admin', admin, { ...admin, accountId: 'f-admin' }, true],
    ['a client to another client', maria, client, false],
    ['a worker to another worker', ramon, worker, false],
    ['an admin to themselves', admin, admin, false],
  ];

  it.each(pairs)('%s: %#', (_, sender, recipient, allowed) => {
    const decision = sendMessage({ ...hello, sender, recipient }, given());
    expect(isRefusal(decision)).toBe(!allowed);
  });

  it('says no to and from a suspended person, also in an open conversation', () => {
    expect(
      sendMessage({ ...hello, messageId: 'm2', sender: { ...maria, active: false } }, given(opened, sent(1))),
    ).toMatchObject({ refused: 'forbidden' });
    expect(
      sendMessage({ ...hello, messageId: 'm2', recipient: { ...ramon, active: false } }, given(opened, sent(1))),
    ).toMatchObject({ refused: 'not_allowed_now' });
  });
});

describe('reading', () => {
  const three = [opened, sent(1), sent(2), sent(3)];

  it('is told up to a message', () => {
    expect(markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence: 2 }, given(...three))).toEqual([
      read('b-ramon', 'a-maria', 2),
    ]);
  });

  it('never goes back, and says nothing when there is nothing new', () => {
    const state = given(...three, read('b-ramon', 'a-maria', 2));
    expect(markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence: 1 }, state)).toEqual([]);
    expect(markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence: 2 }, state)).toEqual([]);
  });

  it('is each one’s own', () => {
    expect(
      markRead(
        { readerId: 'a-maria', partnerId: 'b-ramon', upToSequence: 1 },
        given(...three, read('b-ramon', 'a-maria', 3)),
      ),
    ).toHaveLength(1);
  });

  it('ends at the newest message', () => {
    expect(markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence: 99 }, given(...three))).toEqual([
      read('b-ramon', 'a-maria', 3),
    ]);
  });

  it('needs a conversation', () => {
    expect(markRead({ readerId: 'b-ramon', partnerId: 'a-maria', upToSequence: 1 }, given())).toEqual(
      refuse('not_found'),
    );
  });
});

describe('any conversation', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), fromClient: fc.boolean(), message: fc.nat(30) }),
    fc.record({ kind: fc.constant('read' as const), byClient: fc.boolean(), upToSequence: fc.nat(40) }),
  );

  it('has messages 1, 2, 3, … each once, and readers who only go forward', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const history: ConversationEvent[] = [];
        for (const one of steps) {
          const decision =
            one.kind === 'send'
              ? sendMessage(
                  {
                    ...hello,
                    messageId: `m${one.message}`,
                    ...(one.fromClient ? {} : { sender: ramon, recipient: maria }),
                  },
                  given(...history),
                )
              : markRead(
                  {
                    readerId: one.byClient ? 'a-maria' : 'b-ramon',
                    partnerId: one.byClient ? 'b-ramon' : 'a-maria',
                    upToSequence: one.upToSequence,
                  },
                  given(...history),
                );
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
