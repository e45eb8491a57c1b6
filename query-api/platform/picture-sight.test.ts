import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#contracts/calls/handlers.ts';
import { ben, carla, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { type BookingQueries, openBookingQueries } from '#tests/harness/queries/booking-queries.ts';
import { pictureSight } from './picture-sight.ts';

let suki: BookingQueries['suki'];
let steps: BookingQueries['steps'];
let sightOf: ReturnType<typeof pictureSight>;

beforeEach(async () => {
  ({ suki, steps } = await openBookingQueries());
  sightOf = pictureSight(suki.queryContext);
});
afterEach(() => suki.close());

const auditor: Caller = { ...carla, accountId: 'auditor', staffRole: 'auditor' };
const picture = { url: '/api/files/p1', name: 'sink.jpg', contentType: 'image/jpeg' };
const stream = 'conversation-c1~wa1';
const sights = (...callers: (Caller | null)[]) => Promise.all(callers.map((caller) => sightOf('p1', caller)));

function sent() {
  return steps.happened(
    'MessageSent',
    {
      conversationId: 'c1~wa1',
      messageId: 'm1',
      clientTempId: null,
      senderId: 'c1',
      recipientId: 'wa1',
      text: '',
      attachments: [picture],
      bookingId: null,
      sequence: 1,
      sentAt: '2026-11-18T01:00:00.000Z',
    },
    { stream },
  );
}

describe('a picture', () => {
  it('that is shown nowhere yet is open to holders of its address', async () => {
    expect(await sights(null, ben)).toEqual(['public', 'public']);
  });

  it('of a booking is visible to those who see the booking: a request’s worker, then the worker with the job', async () => {
    await suki.happened(steps.requested({ photos: [picture.url] }));
    expect(await sights(grace, jun, carla)).toEqual(['permitted', 'permitted', 'permitted']);
    expect(await sights(null, ben, ramil)).toEqual(['hidden', 'hidden', 'hidden']);
    await suki.happened(steps.accepted());
    expect(await sights(grace, jun, ramil)).toEqual(['permitted', 'permitted', 'hidden']);
  });

  it('of a chat is visible to its two sides', async () => {
    await suki.happened(sent());
    expect(await sights(grace, jun)).toEqual(['permitted', 'permitted']);
    expect(await sights(null, ben, ramil, carla)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  it('of a chat is visible to permitted staff with a reason, as long as its messages are', async () => {
    await suki.happened(
      sent(),
      steps.happened(
        'MessagesShownToStaff',
        { conversationId: 'c1~wa1', reason: 'A complaint', until: '2026-11-18T02:15:00.000Z' },
        { stream, actor: { accountId: 'admin', role: 'admin' } },
      ),
    );
    expect(await sights(carla, { ...carla, accountId: 'other' }, auditor)).toEqual(['permitted', 'hidden', 'hidden']);
    suki.setNow('2026-11-18T02:15:00.000Z');
    expect(await sights(carla)).toEqual(['hidden']);
  });

  it('of a ticket is visible to its requester and to staff who read tickets', async () => {
    await suki.happened(
      steps.happened(
        'TicketOpened',
        {
          ticketId: 't1',
          requester: { accountId: 'c1', userType: 'client', name: 'Grace', avatar: null, email: null, language: 'en' },
          topic: 'booking',
          about: null,
          messageId: 'm1',
          text: 'Nobody came',
          attachments: [picture],
          sequence: 1,
          at: '2026-11-18T01:00:00.000Z',
        },
        { stream: 'ticket-t1' },
      ),
    );
    expect(await sights(grace, carla, jun, ben, null)).toEqual([
      'permitted',
      'permitted',
      'hidden',
      'hidden',
      'hidden',
    ]);
  });

  it('of a review or a profile is public', async () => {
    await suki.happened(steps.happened('AvatarChanged', { avatar: picture.url }, { stream: 'account-c1' }));
    expect(await sights(null, ben)).toEqual(['public', 'public']);
  });
});
