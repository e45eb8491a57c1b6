import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { Notification } from '#contracts/views/notification.ts';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { inboxes } from './inboxes.ts';
import { notifications, notificationView } from './notifications.ts';

const steps = bookingFixture();
const ids = { workerId: 'w1', accountId: 'wa1' };

const cases: [string, Recorded, string[]][] = [
  ['a request', steps.requested(), ['wa1']],
  ['an open request', steps.open(), []],
  ['a changed request', steps.edited(), ['wa1']],
  ['a changed door', steps.edited({ changed: ['address'], requestVersion: 1 }), []],
  ['a request opened to all', steps.widened(), ['wa1']],
  ['an unanswered request opened to all', steps.widened({ cause: 'unanswered' }), ['c1', 'wa1']],
  ['a declined request opened to all', steps.widened({ cause: 'declined' }), ['c1']],
  ['a request taken back from the others', steps.narrowed(), ['wa1']],
  ['an acceptance', steps.accepted(), ['c1']],
  ['a quote', steps.quoted(), ['c1']],
  ['a withdrawn quote', steps.quoteEnded('QuoteWithdrawn'), ['c1']],
  ['a rejected quote', steps.quoteEnded('QuoteRejected'), ['wa1']],
  ['a quote that ran out', steps.quoteEnded('QuoteExpired'), ['wa1']],
  ['an accepted quote', steps.quoteAccepted(), ['wa1']],
  ['a new time asked for by the client', steps.newTime('RescheduleProposed', 'client'), ['wa1']],
  ['a new time asked for by the worker', steps.newTime('RescheduleProposed', 'worker'), ['c1']],
  ['a new time accepted by the worker', steps.newTime('RescheduleAccepted', 'worker'), ['c1']],
  ['a new time declined by the client', steps.newTime('RescheduleDeclined', 'client'), ['wa1']],
  ['a new time withdrawn by the worker', steps.newTime('RescheduleWithdrawn', 'worker'), ['c1']],
  ['an extra', steps.extra('ExtraProposed'), ['c1']],
  ['an approved extra', steps.extra('ExtraApproved'), ['wa1']],
  ['a refused extra', steps.extra('ExtraRefused'), ['wa1']],
  ['a decline', steps.declined(), ['c1']],
  ['one worker’s decline of an open booking', steps.declined(true), []],
  ['an expiry', steps.expired(), ['c1']],
  ['an arrival', steps.arrived(), ['c1']],
  ['a start', steps.started(), ['c1']],
  ['a completion', steps.completed(), ['c1']],
  ['a review', steps.reviewed(), ['wa1']],
  ['a cancellation by the client', steps.cancelled('client'), ['wa1']],
  ['a cancellation by the worker', steps.cancelled('worker'), ['c1']],
  ['a cancellation by an admin', steps.cancelled('admin'), ['c1', 'wa1']],
  ['a worker who isn’t there', steps.noShowReported('client'), ['wa1']],
  ['a client who isn’t there', steps.noShowReported('worker'), ['c1']],
  ['a worker on the way', steps.noShowAnswered('worker'), ['c1']],
  ['a client who is there', steps.noShowAnswered('client'), ['wa1']],
  ['a worker who didn’t come', steps.noShowOf('worker'), ['wa1']],
  ['a client who wasn’t there', steps.noShowOf('client'), ['c1', 'wa1']],
  ['a dispute', steps.noShowDisputed('worker'), ['c1']],
  ['a no-show that is settled', steps.noShowSettled('worker', 'waived'), ['c1', 'wa1']],
  ['a job that nobody began', steps.overdue('unstarted'), ['c1', 'wa1']],
  ['a job that nobody closed', steps.closed('unfinished'), ['c1', 'wa1']],
  ['a job that goes to others', steps.reopened(), ['c1', 'wa1']],
  ['an approval', steps.happened('WorkerApproved', ids), ['wa1']],
  ['a rejection', steps.happened('WorkerRejected', { ...ids, reason: 'No clearance' }), ['wa1']],
];

describe('notifications', () => {
  it.each(cases)('%s', async (_, event, recipients) => {
    const { documents, pushes } = await given(notifications, [event]);
    expect([...documents.values()].map(({ accountId }) => accountId)).toEqual(recipients);
    expect(pushes.map(({ event: name, to }) => [name, to])).toEqual(
      recipients.map((accountId) => ['notification:new', { accounts: [accountId] }]),
    );
    for (const [id, document] of documents)
      expect(Notification.parse(notificationView(id, document, 0)).text).not.toBe('');
  });

  it('name the changes of a request, without the address that workers may not see yet', async () => {
    const { pushes } = await given(notifications, [steps.edited({ changed: ['address', 'notes'] })]);
    expect(pushes[0]?.payload).toMatchObject({
      title: 'A request was changed',
      text: expect.stringMatching(/^Grace V\. changed SK-\w+: notes$/),
      details: { changed: ['notes'] },
    });
  });

  it('say that the worker cannot take jobs when a quote ends for that reason, not that they withdrew it', async () => {
    const { pushes } = await given(notifications, [
      steps.quoteEnded('QuoteWithdrawn'),
      steps.quoteEnded('QuoteWithdrawn', { cause: 'worker_unavailable' }),
    ]);
    expect(pushes.map(({ payload }) => payload)).toMatchObject([
      {
        text: 'Jun Bautista took the quote of ₱700 back',
        details: expect.not.objectContaining({ cause: expect.anything() }),
      },
      {
        text: 'Jun Bautista can’t take jobs right now, so the quote of ₱700 is off',
        details: { cause: 'worker_unavailable' },
      },
    ]);
  });

  it('use each side’s own texts', async () => {
    const { pushes } = await given(notifications, [steps.cancelled('client')]);
    expect(pushes[0]?.payload).toMatchObject({
      title: 'Booking cancelled',
      text: expect.stringContaining('by the client: Plans changed'),
      bookingId: 'b1',
    });
  });
});

it.each([
  ['BookingCancelled', 'danger', true],
  ['BookingExpired', 'danger', true],
  ['PayoutFailed', 'danger', false],
  ['BookingAccepted', 'brand', false],
] as const)('shows %s as %s, with cameToNothing %s', (type, tone, cameToNothing) => {
  const document = {
    accountId: 'maria',
    as: 'client',
    type,
    at: '',
    position: 1,
    bookingId: 'b1',
    details: {},
  } as const;
  expect(notificationView('n1', document, 0)).toMatchObject({ kind: type, tone, cameToNothing });
});

it('shows a changed price with the earlier one', async () => {
  const texts = async (event: ReturnType<typeof steps.quoted>) =>
    (await given(notifications, [event])).pushes.map(({ payload }) => (payload as { text: string }).text);
  expect(await texts(steps.quoted({ replaces: 'q0', amountCentavos: 66_600, beforeCentavos: 90_000 }))).toEqual([
    expect.stringMatching(/changed the quote for SK-\w+: ₱666 instead of ₱900$/),
  ]);
  expect(await texts(steps.extra('ExtraApproved'))).toEqual([
    expect.stringMatching(/₱120: A second washer. In all ₱770 instead of ₱650$/),
  ]);
});

it('notifies a worker whose quote was not chosen, without the winning price', async () => {
  const closed = [{ quoteId: 'q2', workerId: 'w2', workerAccountId: 'wa2' }];
  const { pushes } = await given(notifications, [steps.quoteAccepted({ closed })]);
  expect(pushes.map(({ to, payload }) => ({ to, payload }))).toMatchObject([
    {
      to: { accounts: ['wa1'] },
      payload: {
        title: 'Your quote was accepted',
        text: expect.stringContaining('₱700'),
        bookingId: 'b1',
        details: { chosen: true, priceCentavos: 70_000 },
      },
    },
    {
      to: { accounts: ['wa2'] },
      payload: { title: 'Another quote was chosen', bookingId: 'b1', details: { chosen: false } },
    },
  ]);
  expect(JSON.stringify(pushes[1])).not.toMatch(/70_?000|₱/);
});

it('never marks a read inbox as unread', async () => {
  const happened = recorder();
  const seen = (upToPosition: number) => happened('NotificationsRead', { accountId: 'c1', upToPosition });
  const { documents } = await given(inboxes, [seen(9), seen(4)]);
  expect(documents.get('c1')).toEqual({ accountId: 'c1', readUpTo: 9 });
});
