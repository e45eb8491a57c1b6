import { describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { conversations, readAt, readSequence } from './conversations.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { messages } from './messages.ts';

const conversationId = 'c1~wa1';

function message(
  sequence: number,
  senderId: 'c1' | 'wa1',
  more: Partial<DataOf<'MessageSent'>> = {},
): DataOf<'MessageSent'> {
  const recipientId = senderId === 'c1' ? 'wa1' : 'c1';
  return {
    conversationId,
    messageId: `m${sequence}`,
    clientTempId: `t${sequence}`,
    senderId,
    recipientId,
    text: `Message ${sequence}`,
    attachments: [],
    bookingId: null,
    sequence,
    sentAt: `2026-11-18T01:0${sequence}:00.000Z`,
    ...more,
  };
}
const read = (readerId: 'c1' | 'wa1', upToSequence: number): DataOf<'MessagesRead'> => ({
  conversationId,
  readerId,
  partnerId: readerId === 'c1' ? 'wa1' : 'c1',
  upToSequence,
});

describe('a conversation', () => {
  it('shows its last message and counts what each has not read', async () => {
    const happened = recorder();
    const { documents } = await given(conversations, [
      happened('ConversationOpened', {
        conversationId,
        participants: [
          { accountId: 'c1', name: 'Grace', avatar: null },
          { accountId: 'wa1', name: 'Jun', avatar: null },
        ],
      }),
      happened('MessageSent', message(1, 'c1')),
      happened('MessageSent', message(2, 'c1', { bookingId: 'b1' })),
      happened('MessageSent', message(3, 'wa1')),
    ]);
    expect(documents.get(conversationId)).toMatchObject({
      firstId: 'c1',
      secondId: 'wa1',
      messages: 3,
      bookingId: 'b1',
      lastAt: '2026-11-18T01:03:00.000Z',
      lastMessage: { text: 'Message 3', senderId: 'wa1', attachments: 0 },
      unread: { wa1: [1, 2], c1: [3] },
    });
  });

  it('stores how far each has read, and when', async () => {
    const happened = recorder();
    const { documents, pushes } = await given(conversations, [
      happened('MessageSent', message(1, 'c1')),
      happened('MessageSent', message(2, 'c1')),
      happened('MessagesRead', read('wa1', 1), { at: '2026-11-18T02:00:00.000Z' }),
      happened('MessageSent', message(3, 'c1')),
      happened('MessagesRead', read('wa1', 3), { at: '2026-11-18T03:00:00.000Z' }),
    ]);
    const conversation = documents.get(conversationId)!;
    expect(conversation.unread['wa1']).toEqual([]);
    expect(readSequence(conversation, 'wa1')).toBe(3);
    expect([1, 2, 4].map((sequence) => readAt(conversation, 'wa1', sequence))).toEqual([
      '2026-11-18T02:00:00.000Z',
      '2026-11-18T03:00:00.000Z',
      null,
    ]);
    expect(pushes.map(({ event, to }) => [event, to])).toEqual([
      ['chat:read', { accounts: ['wa1', 'c1'] }],
      ['chat:read', { accounts: ['wa1', 'c1'] }],
    ]);
  });

  it('begins with a booking that brings two people together', async () => {
    const steps = bookingFixture();
    const { documents } = await given(conversations, [steps.open(), steps.accepted()]);
    expect(documents.get(conversationId)).toMatchObject({
      firstId: 'c1',
      secondId: 'wa1',
      bookingId: 'b1',
      lastMessage: null,
      messages: 0,
    });
  });
});

it('a message goes to both sides', async () => {
  const { documents, pushes } = await given(messages, [recorder()('MessageSent', message(1, 'c1'))]);
  expect([...documents.values()]).toEqual([message(1, 'c1')]);
  expect(pushes).toEqual([
    {
      namespace: 'chat',
      event: 'receive_message',
      to: { accounts: ['wa1', 'c1'] },
      payload: expect.objectContaining({ _id: 'm1', clientTempId: 't1', sequence: 1, readAt: null }),
      position: 1,
    },
  ]);
});
