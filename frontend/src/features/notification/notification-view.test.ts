import '../../browser/testing/fake-browser.ts';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#contracts/views/notification.ts';
import { i18n, STORED, textOf } from '../../i18n/i18n.ts';
import { notificationPath } from './notification-path.ts';
import { byDay, notificationText, missingDetails } from './notification-view.ts';
import { notificationsEn } from './notifications.en.ts';

const given = (changes: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  type: 'BookingRequested',
  kind: 'BookingRequested',
  tone: 'info',
  job: null,
  cameToNothing: false,
  at: '2026-11-18T01:00:00Z',
  position: 10,
  bookingId: 'b1',
  title: 'New booking request',
  text: 'in the server’s words',
  read: false,
  details: {
    code: 'SK-7F3K2',
    client: 'Andrea Reyes',
    service: 'Plumbing',
    startsAt: '2026-11-19T01:30:00Z',
    priceCentavos: 65000,
    urgent: false,
  },
  ...changes,
});

describe('a notification', () => {
  it('gets its text from its details', () => {
    expect(notificationText(given(), 'en-PH')).toEqual({
      title: { key: 'BookingRequestedTitle' },
      text: {
        key: 'BookingRequestedText',
        values: {
          code: 'SK-7F3K2',
          client: 'Andrea Reyes',
          service: 'Plumbing',
          startsAt: '2026-11-19T01:30:00Z',
          priceCentavos: 65000,
          urgent: 'false',
          when: 'Thu, Nov 19, 9:30\u00a0AM',
          amount: '₱650',
          before: 'none',
          person: 'none',
        },
      },
    });
  });

  it('of an unknown kind uses the server’s text', () => {
    expect(notificationText(given({ kind: 'SomethingNew' }), 'en-PH')).toEqual({
      title: 'New booking request',
      text: 'in the server’s words',
    });
    expect(notificationText(given({ kind: 'toString' }), 'en-PH').title).toBe('New booking request');
  });

  it('of a price change includes the old price', () => {
    const about = (kind: string, details: Notification['details']) =>
      notificationText(given({ kind, details: { code: 'SK-7F3K2', worker: 'Jun Bautista', ...details } }), 'en-PH');
    expect(about('QuoteOffered', { amountCentavos: 66_600 })).toMatchObject({
      title: { key: 'QuoteOfferedTitle' },
      text: { values: { amount: '₱666' } },
    });
    expect(about('QuoteChanged', { amountCentavos: 66_600, beforeCentavos: 90_000 })).toMatchObject({
      title: { key: 'QuoteChangedTitle' },
      text: { key: 'QuoteChangedText', values: { amount: '₱666 instead of ₱900' } },
    });
    expect(
      about('ExtraApproved', {
        amountCentavos: 12_000,
        totalCentavos: 77_000,
        totalBeforeCentavos: 65_000,
        reason: 'A washer',
      }),
    ).toMatchObject({ text: { key: 'ExtraApprovedText', values: { amount: '₱120', total: '₱770 instead of ₱650' } } });
  });

  it('names a person and a service once', () => {
    const job = { service: 'Plumbing', person: 'Jun Bautista' };
    expect(missingDetails({ job }, 'Jun is at your door Plumbing: here now.')).toEqual([]);
    expect(missingDetails({ job }, 'Work started Plumbing: the work is under way.')).toEqual(['Jun Bautista']);
    expect(missingDetails({ job }, 'Your review was answered')).toEqual(['Jun Bautista', 'Plumbing']);
    expect([
      missingDetails({ job: { service: 'Plumbing', person: null } }, ''),
      missingDetails({ job: null }, ''),
    ]).toEqual([['Plumbing'], []]);
  });

  it('names a service in the reader’s language, and once', () => {
    const job = { service: 'Gutters', person: null };
    i18n.load('en', { [`${STORED}.Gutters`]: 'Alulod' });
    expect(notificationText(given({ job }), 'en-PH').text).toMatchObject({ values: { code: 'Alulod' } });
    expect(missingDetails({ job }, 'Alulod: dumating')).toEqual([]);
    expect(missingDetails({ job }, 'Bagong review')).toEqual(['Alulod']);
  });

  it('names the person and what remains unchanged', () => {
    const details = {
      code: 'SK-7F3K2',
      by: 'worker',
      startsAt: '2026-12-03T01:00:00.000Z',
      before: '2026-12-01T01:30:00.000Z',
    };
    const said = (job: Notification['job'], locale = 'en') => {
      const { text } = notificationText(given({ kind: 'RescheduleDeclined', job, details }), locale);
      if (typeof text === 'string') throw new Error('Expected a translated text, got the server’s');
      return textOf(notificationsEn, text.key, text.values).replaceAll(/\s/g, ' ');
    };
    expect(said({ service: 'Plumbing', person: 'Jun Bautista' })).toBe(
      'Jun can’t come Thu, Dec 3, 9:00 AM. Plumbing stays Tue, Dec 1, 9:30 AM.',
    );
    expect(said(null)).toBe('Your worker can’t come Thu, Dec 3, 9:00 AM. SK-7F3K2 stays Tue, Dec 1, 9:30 AM.');
  });

  it.each([
    ['BookingClosed', { cause: 'worker_no_show', reader: 'client' }, 'Jun didn’t come', 'Your worker didn’t come'],
    [
      'BookingClosed',
      { cause: 'worker_no_show', reader: 'worker' },
      'Jun says you didn’t come',
      'Your client says you didn’t come',
    ],
    [
      'BookingClosed',
      { cause: 'client_no_show', reader: 'client' },
      'Jun came, and nobody was there',
      'Your worker came, and nobody was there',
    ],
    ['BookingClosed', { cause: 'client_no_show', reader: 'worker' }, 'Jun wasn’t there', 'Your client wasn’t there'],
    ['BookingClosed', { cause: 'worker_suspended', reader: 'client' }, 'Jun can’t come', 'Your worker can’t come'],
    ['BookingOverdue', { stage: 'unstarted', reader: 'client' }, 'Is Jun there?', 'Is your worker there?'],
    ['BookingOverdue', { stage: 'unstarted', reader: 'worker' }, 'Are you there?', 'Are you there?'],
  ])('of %s as %j reads “%s”, and without a name “%s”', (kind, more, named, unnamed) => {
    const heading = (job: Notification['job']) => {
      const { title, text } = notificationText(given({ kind, job, details: { code: 'SK-7F3K2', ...more } }), 'en-PH');
      if (typeof title === 'string' || typeof text === 'string')
        throw new Error('Expected a translated text, got the server’s');
      return textOf(notificationsEn, title.key, text.values);
    };
    expect([heading({ service: 'Plumbing', person: 'Jun Bautista' }), heading(null)]).toEqual([named, unnamed]);
  });

  it('names the job by its service, or by its code for users who can no longer open it', () => {
    const code = (job: Notification['job']) => notificationText(given({ kind: 'WorkStarted', job }), 'en-PH').text;
    expect(code({ service: 'TV mounting', person: 'Jun' })).toMatchObject({ values: { code: 'TV mounting' } });
    expect(code(null)).toMatchObject({ values: { code: 'SK-7F3K2' } });
  });

  it('states until when payouts wait', () => {
    const details = { destination: 'BPI', account: '*** 7890', heldUntil: '2026-11-24T13:10:00.000Z' };
    expect(notificationText(given({ kind: 'PayoutAccountChanged', details }), 'en-PH')).toMatchObject({
      title: { key: 'PayoutAccountChangedTitle' },
      text: { values: { until: 'Tue, Nov 24, 9:10\u00a0PM', account: '*** 7890' } },
    });
  });

  it('links to the booking on the reader’s side', () => {
    expect(notificationPath(given(), 'client')).toBe('/client/bookings/b1');
    expect(notificationPath(given(), 'worker')).toBe('/worker/bookings/b1');
    expect(notificationPath(given({ bookingId: null, type: 'WorkerApproved' }), 'worker')).toBe('/worker-dashboard');
    expect(notificationPath(given({ bookingId: null, type: 'BugTriaged' }), 'client')).toBe(
      '/client/settings/report-bug',
    );
    expect(notificationPath(given({ bookingId: null, type: 'Other' }), 'client')).toBeNull();
  });

  it.each([
    ['DocumentRefused', '/worker-profile'],
    ['DocumentExpiring', '/worker-profile'],
    ['DocumentExpired', '/worker-profile'],
    ['RequiredDocumentsDue', '/worker-profile'],
    ['PayoutAccountWithdrawn', '/worker/profile/payout'],
    ['PayoutPaid', '/worker-earnings'],
  ])('of %s links a worker to %s, where they can act', (type, path) => {
    expect(notificationPath(given({ bookingId: null, type }), 'worker')).toBe(path);
  });
});

it('are grouped by Manila day', () => {
  const now = Date.parse('2026-11-18T03:00:00Z');
  const items = [
    given({ id: 'a' }),
    given({ id: 'b', at: '2026-11-17T15:30:00Z' }),
    given({ id: 'c', at: '2026-11-17T16:30:00Z' }),
    given({ id: 'd', at: '2026-11-01T00:00:00Z' }),
  ];
  expect(
    byDay(items, now).map(({ day, name, items: members }) => [day, name, members.map(({ id }) => id).join('')]),
  ).toEqual([
    ['2026-11-18', 'today', 'ac'],
    ['2026-11-17', 'yesterday', 'b'],
    ['2026-11-01', null, 'd'],
  ]);
});
