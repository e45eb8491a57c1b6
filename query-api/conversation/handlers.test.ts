import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { conversations } from '#projectors/read-models/conversation/conversations.ts';
import { bookingFixture, requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { projectInto, recorder } from '#projectors/read-models/testing/given-events.ts';
import { askedBy } from '#tests/harness/queries/call-context.ts';
import { ben, carla, registrationsOf, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { createExports } from '../exports.ts';
import { everyPartnerWithMessages } from './conversations-of.ts';
import { conversationQueries } from './handlers.ts';

let suki: Suki;

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const happened = recorder();
  const steps = bookingFixture(happened);
  const stream = 'conversation-c1~wa1';
  const sent = (sequence: number, senderId: string, recipientId: string) =>
    happened(
      'MessageSent',
      {
        conversationId: 'c1~wa1',
        messageId: `m${sequence}`,
        clientTempId: null,
        senderId,
        recipientId,
        text: `Message ${sequence}`,
        attachments: [],
        bookingId: 'b1',
        sequence,
        sentAt: `2026-11-18T01:0${sequence}:00.000Z`,
      },
      { stream },
    );
  await suki.happened(...registrationsOf(happened), steps.requested(), steps.accepted());
  await suki.happened(
    sent(1, 'c1', 'wa1'),
    sent(2, 'wa1', 'c1'),
    sent(3, 'c1', 'wa1'),
    happened(
      'MessagesRead',
      { conversationId: 'c1~wa1', readerId: 'wa1', partnerId: 'c1', upToSequence: 1 },
      { stream, at: '2026-11-18T01:05:00.000Z' },
    ),
  );
  await suki.happened(
    happened(
      'MessageSent',
      {
        conversationId: 'c2~wa2',
        messageId: 'm9',
        clientTempId: null,
        senderId: 'wa2',
        recipientId: 'c2',
        text: 'See this',
        attachments: [],
        bookingId: 'b1',
        sequence: 1,
        sentAt: '2026-11-18T01:10:00.000Z',
      },
      { stream: 'conversation-c2~wa2' },
    ),
  );
  suki.online.add('wa1');
});
afterAll(() => suki.close());

const partnerOf = async (id: string, by: typeof grace) =>
  (await suki.ask('readPartnerMessages', { params: { id }, by })).partner;

describe('chats', () => {
  it('list conversations with unread counts', async () => {
    const { items } = await suki.ask('listChats', { by: jun });
    expect(items).toEqual([
      {
        conversationId: 'c1~wa1',
        bookingId: 'b1',
        partner: { id: 'c1', name: 'Grace Villanueva', avatar: '/avatars/c1.svg', online: false },
        lastMessage: { text: 'Message 3', senderId: 'c1', sentAt: '2026-11-18T01:03:00.000Z', attachments: 0 },
        unreadCount: 1,
        booking: expect.objectContaining({ id: 'b1', status: 'accepted' }),
      },
    ]);
    expect((await suki.ask('listChats', { by: grace })).items[0]).toMatchObject({
      unreadCount: 1,
      partner: { name: 'Jun Bautista', online: true },
    });
    expect((await suki.ask('listChats', { by: carla })).items).toEqual([]);
  });

  it('list the accounts that the caller may write to', async () => {
    expect((await suki.ask('listPartners', { by: grace })).items.map(({ id }) => id)).toEqual(['wa1']);
    expect((await suki.ask('listPartners', { by: carla })).items).toEqual([]);
  });

  it('show messages in order, with their read times', async () => {
    const conversation = await suki.ask('readPartnerMessages', { params: { id: 'wa1' }, by: grace });
    expect(conversation).toMatchObject({ total: 3, readUpTo: 1, partner: { id: 'wa1' }, booking: { id: 'b1' } });
    expect(conversation.items.map(({ sequence, readAt }) => [sequence, readAt])).toEqual([
      [1, '2026-11-18T01:05:00.000Z'],
      [2, null],
      [3, null],
    ]);
  });

  it('forbid an unapproved worker to write to clients', async () => {
    const mayWrite = async (id: string, by: typeof jun) =>
      (await suki.ask('readPartnerMessages', { params: { id }, by })).mayWrite;
    const unapproved = { ...jun, workerId: 'w-new' };
    expect([await mayWrite('c1', jun), await mayWrite('c1', unapproved), await mayWrite('wa1', grace)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('page in both directions', async () => {
    const sequences = async (query: { before?: string; after?: string; limit?: string }) =>
      (await suki.ask('readPartnerMessages', { params: { id: 'wa1' }, query, by: grace })).items.map(
        ({ sequence }) => sequence,
      );
    expect(await sequences({ limit: '2' })).toEqual([2, 3]);
    expect(await sequences({ before: '3', limit: '1' })).toEqual([2]);
    expect(await sequences({ after: '1' })).toEqual([2, 3]);
  });

  it('of a booking are for its two sides', async () => {
    const ofBooking = (by: typeof grace) => suki.ask('readBookingMessages', { params: { bookingId: 'b1' }, by });
    expect((await ofBooking(grace)).total).toBe(3);
    expect((await ofBooking(jun)).partner.id).toBe('c1');
    for (const stranger of [ben, ramil]) await expect(ofBooking(stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('show no booking of others, even if a message refers to it', async () => {
    for (const [by, id] of [
      [ben, 'wa2'],
      [ramil, 'c2'],
    ] as const) {
      expect(await suki.ask('readPartnerMessages', { params: { id }, by })).toMatchObject({ total: 1, booking: null });
      expect((await suki.ask('listChats', { by })).items).toMatchObject([
        { bookingId: null, booking: null, lastMessage: { text: 'See this' } },
      ]);
    }
  });

  it('name a client to strangers as an open request does, and a worker as their profile', async () => {
    expect(await partnerOf('c2', jun)).toMatchObject({ name: 'Ben U.' });
    expect(await partnerOf('c2', grace)).toMatchObject({ name: 'Ben U.' });
    expect(await partnerOf('wa2', grace)).toMatchObject({ name: 'Ramil Santos' });
    expect(await partnerOf('c1', jun), 'a worker sees a former client’s full name').toMatchObject({
      name: 'Grace Villanueva',
    });
    expect(await partnerOf('c2', carla)).toMatchObject({ name: 'Ben Uy' });
  });

  it('name a client in full to no worker who wrote to them, until they answer', async () => {
    const named = async () => [
      (await partnerOf('c2', ramil)).name,
      ...(await suki.ask('listChats', { by: ramil })).items.map(({ partner }) => partner.name),
      ...(await suki.ask('listPartners', { by: ramil })).items.map(({ name }) => name),
    ];
    expect(await named()).toEqual(['Ben U.', 'Ben U.', 'Ben U.']);
    expect(await partnerOf('wa2', ben)).toMatchObject({ name: 'Ramil Santos' });
    const answer = { ...firstWordOf('c2', 'wa2'), sequence: 2, sentAt: '2026-11-18T01:11:00.000Z' };
    await suki.happened(recorder()('MessageSent', answer, { stream: 'conversation-c2~wa2' }));
    expect(await named()).toEqual(['Ben Uy', 'Ben Uy', 'Ben Uy']);
  });

  it('with staff do not exist until staff write', async () => {
    await expect(partnerOf('admin', ben)).rejects.toMatchObject({ code: 'not_found' });
    await suki.happened(
      recorder()(
        'MessageSent',
        {
          conversationId: 'admin~c2',
          messageId: 'm10',
          clientTempId: null,
          senderId: 'admin',
          recipientId: 'c2',
          text: 'Welcome',
          attachments: [],
          bookingId: null,
          sequence: 1,
          sentAt: '2026-11-18T01:00:00.000Z',
        },
        { stream: 'conversation-admin~c2' },
      ),
    );
    expect(await partnerOf('admin', ben)).toMatchObject({ name: 'Carla Lim' });
  });

  it('are empty with a new partner, and do not exist for an unknown one', async () => {
    expect(await suki.ask('readPartnerMessages', { params: { id: 'wa2' }, by: grace })).toMatchObject({
      items: [],
      total: 0,
      booking: null,
    });
    suki.online.add('wa2');
    expect((await suki.ask('readPartnerMessages', { params: { id: 'wa2' }, by: grace })).partner.online).toBe(false);
    expect((await suki.ask('readPartnerMessages', { params: { id: 'wa2' }, by: ben })).partner.online).toBe(true);
    await expect(suki.ask('readPartnerMessages', { params: { id: 'nobody' }, by: grace })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

function firstWordOf(senderId: string, recipientId: string) {
  return {
    conversationId: conversationId(senderId, recipientId),
    messageId: `m-${senderId}`,
    clientTempId: null,
    senderId,
    recipientId,
    text: 'Good morning!',
    attachments: [],
    bookingId: null,
    sequence: 1,
    sentAt: '2026-11-17T01:00:00.000Z',
  };
}

it('lists a chat before hundreds of requests without messages', async () => {
  const happened = recorder();
  const message = happened('MessageSent', firstWordOf('c0', 'wa1'));
  const requests = Array.from({ length: 501 }, (_, n) =>
    happened('BookingRequested', {
      ...requestedData,
      bookingId: `b${n}`,
      client: { accountId: `c${n + 1}`, name: 'Grace Villanueva', avatar: null },
    }),
  );
  const documents = memoryDocuments();
  await projectInto(documents, [conversations], [message, ...requests], 100);
  const { listChats, listPartners } = conversationQueries({ documents, isOnline: () => false });
  const asked = { params: undefined, query: undefined, body: undefined, context: askedBy(jun) };
  expect((await listChats(asked)).data.items).toMatchObject([{ conversationId: 'c0~wa1', unreadCount: 1 }]);
  const partners = (await listPartners(asked)).data.items;
  expect(partners[0]).toMatchObject({ id: 'c0' });
  expect(partners).toHaveLength(501);
});

it('exports exactly the accounts that the person exchanged messages with', async () => {
  const happened = recorder();
  const requested = happened('BookingRequested', { ...requestedData, bookingId: 'b1' });
  const written = Array.from({ length: 601 }, (_, n) => `w${n}`);
  const messages = written.map((id) => happened('MessageSent', firstWordOf(id, 'wa1')));
  const documents = memoryDocuments();
  await projectInto(documents, [conversations], [requested, ...messages], 100);
  const told = await Array.fromAsync(everyPartnerWithMessages(documents, createExports(), 'wa1'));
  expect(told.toSorted()).toEqual(written.toSorted());
});
