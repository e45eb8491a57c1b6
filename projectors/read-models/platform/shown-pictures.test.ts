import { describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/events/registry.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { shownPictures } from './shown-pictures.ts';

const url = '/api/files/p1';
const picture = { url, name: 'sink.jpg', contentType: 'image/jpeg' };

function sent(senderId: string, recipientId: string, sequence = 1): DataOf<'MessageSent'> {
  return {
    conversationId: [senderId, recipientId].toSorted().join('~'),
    messageId: `m${sequence}`,
    clientTempId: null,
    senderId,
    recipientId,
    text: '',
    attachments: [picture],
    bookingId: null,
    sequence,
    sentAt: '2026-11-18T01:00:00.000Z',
  };
}

const asked: DataOf<'TicketOpened'> = {
  ticketId: 't1',
  requester: { accountId: 'c1', userType: 'client', name: 'Grace', avatar: null, email: null, language: 'en' },
  topic: 'booking',
  about: null,
  messageId: 'm1',
  text: 'Nobody came',
  attachments: [picture],
  sequence: 1,
  at: '2026-11-18T01:00:00.000Z',
};

describe('a picture', () => {
  it('is shown to the sides of a conversation or booking, or to everyone', async () => {
    const happened = recorder();
    const { requested } = bookingFixture(happened);
    const { documents } = await given(shownPictures, [
      happened('MessageSent', sent('c1', 'wa1')),
      requested({ photos: ['/api/files/p2', '/avatars/grace.svg'] }),
      happened('AvatarChanged', { avatar: '/api/files/p3' }, { stream: 'account-c1' }),
    ]);
    expect(Object.fromEntries(documents)).toEqual({
      p1: { ownerId: 'c1', shownIn: [{ kind: 'conversation', accountIds: ['c1', 'wa1'] }] },
      p2: { ownerId: 'c1', shownIn: [{ kind: 'booking', bookingId: 'b1' }] },
      p3: { ownerId: 'c1', shownIn: [{ kind: 'public' }] },
    });
  });

  it('that answers a question is shown where the booking is', async () => {
    const happened = recorder();
    const { requested } = bookingFixture(happened);
    const { documents } = await given(shownPictures, [
      requested({ photos: [], answers: { leak: ['/api/files/p1', '/api/files/p2'], floor: 'tiles', rooms: 3 } }),
    ]);
    const inBooking = { ownerId: 'c1', shownIn: [{ kind: 'booking', bookingId: 'b1' }] };
    expect(Object.fromEntries(documents)).toEqual({ p1: inBooking, p2: inBooking });
  });

  it('of work that its client completed belongs to the client, and opens no other picture of the worker', async () => {
    const happened = recorder();
    const { requested, completed } = bookingFixture(happened);
    const { documents } = await given(shownPictures, [
      requested(),
      happened('MessageSent', sent('wa1', 'c2')),
      completed({ photos: [url, '/api/files/p2'], by: 'client' }),
    ]);
    expect(documents.get('p1')?.shownIn.map(({ kind }) => kind)).toEqual(['conversation']);
    expect(documents.get('p2')?.ownerId).toBe('c1');
  });

  it('is shown in further places only by its first user, each once', async () => {
    const happened = recorder();
    const { requested } = bookingFixture(happened);
    const { documents } = await given(shownPictures, [
      requested({ photos: [url] }),
      happened('MessageSent', sent('c1', 'wa1', 1)),
      happened('MessageSent', sent('c1', 'wa1', 2)),
    ]);
    expect(documents.get('p1')?.shownIn.map(({ kind }) => kind)).toEqual(['booking', 'conversation']);
  });

  it('cannot be claimed by others who know its address, nor used as their profile', async () => {
    const happened = recorder();
    const first = happened('MessageSent', sent('c1', 'wa1'));
    const { documents } = await given(shownPictures, [
      first,
      happened('MessageSent', sent('thief', 'friend')),
      happened('AvatarChanged', { avatar: url }, { stream: 'account-thief' }),
    ]);
    expect(documents).toEqual((await given(shownPictures, [first])).documents);
  });

  it('of a profile stays public when another person sends it in a message', async () => {
    const happened = recorder();
    const { documents } = await given(shownPictures, [
      happened('PortfolioChanged', { workerId: 'w1', accountId: 'wa1', portfolio: [url] }),
      happened('MessageSent', sent('c1', 'wa1')),
    ]);
    expect(documents.get('p1')).toEqual({ ownerId: 'wa1', shownIn: [{ kind: 'public' }] });
  });

  it('of a ticket is visible to its person and staff; of a visitor without a session, by its address', async () => {
    const happened = recorder();
    const stream = 'ticket-t1';
    const { documents } = await given(shownPictures, [happened('TicketOpened', asked, { stream })]);
    expect(documents.get('p1')).toEqual({ ownerId: 'c1', shownIn: [{ kind: 'ticket', ticketId: 't1' }] });
    const visitor = { ...asked, requester: { ...asked.requester, accountId: null, userType: null } };
    expect((await given(shownPictures, [happened('TicketOpened', visitor, { stream })])).documents.size).toBe(0);
  });

  it('of a booking before a platform reset does not become public', async () => {
    const happened = recorder();
    const { requested } = bookingFixture(happened);
    const carla = { accountId: 'admin', name: 'Carla', avatar: null };
    const reset = happened('SystemReset', { approvalId: 'a1', requestedBy: carla, grantedBy: carla, reason: '' });
    const { documents } = await given(shownPictures, [requested({ photos: [url] }), reset]);
    expect(documents.get('p1')?.shownIn).toEqual([{ kind: 'booking', bookingId: 'b1' }]);
  });
});
