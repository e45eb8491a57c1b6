import { describe, expect, it } from 'vitest';
import { bookingEn } from '../booking.en.ts';
import { bookingSteps } from './booking-steps.ts';
import { bookingFixture, historyEntryFixture, quoteFixture } from '../../../domain/booking/testing/booking-fixture.ts';

const seen = {
  side: 'client',
  locale: 'en-PH',
  now: Date.parse('2026-11-17T00:00:00Z'),
  duration: '1 hour',
  reviewWithinDays: 30,
} as const;
const requested = historyEntryFixture('BookingRequested', { worker: 'Jun Bautista' });
const accepted = historyEntryFixture('BookingAccepted', { priceCentavos: 185000 });
const completion = { note: '', photos: [], at: '2026-11-18T03:00:00.000Z' };
const outline = (steps: ReturnType<typeof bookingSteps>) =>
  steps.map(({ state, title }) => `${state} ${typeof title === 'string' ? title : title.key}`);

describe('timeline', () => {
  it('lists past events, marks the latest, and dashes next steps', () => {
    expect(outline(bookingSteps(bookingFixture(), [requested, accepted], seen))).toEqual([
      'past BookingRequested_client',
      'now BookingAccepted_client',
      'next nextArrives',
      'next nextWorks',
      'next nextYouReview',
    ]);
  });

  it('explains what happens without an answer, until there is one', () => {
    const overdue = historyEntryFixture('BookingOverdue', {
      stage: 'unfinished',
      closesAt: '2026-11-19T03:00:00.000Z',
    });
    const completed = historyEntryFixture('BookingCompleted', {});
    const noteIn = (...history: (typeof overdue)[]) =>
      bookingSteps(bookingFixture(), [requested, ...history], seen).find(
        ({ title }) => typeof title === 'object' && title.key.startsWith('BookingOverdue'),
      )?.note;
    expect(noteIn(overdue)).toMatchObject({ key: 'BookingOverdue_note' });
    expect(noteIn(overdue, completed)).toBeUndefined();
  });

  it('is written from the worker’s point of view for the worker', () => {
    const steps = bookingSteps(
      bookingFixture({ status: 'pending', allowedActions: ['accept', 'decline', 'cancel'] }),
      [requested],
      { ...seen, side: 'worker' },
    );
    expect(outline(steps)).toEqual([
      'now BookingRequested_worker',
      'next nextYouAnswer',
      'next nextYouArrive',
      'next nextYouWork',
      'next nextReviews',
    ]);
    expect(steps[0]?.turn?.key).toBe('turnAnswer');
  });

  it('waits for the client’s choice, not for the worker, once the worker has quoted', () => {
    const next = (status: 'open' | 'withdrawn') =>
      outline(
        bookingSteps(bookingFixture({ status: 'quoted', quotes: [quoteFixture({ status })] }), [requested], {
          ...seen,
          side: 'worker',
        }),
      )[1];
    expect([next('open'), next('withdrawn')]).toEqual(['next nextClientChooses', 'next nextYouAnswer']);
  });

  it('names no worker while the job is open', () => {
    const open = historyEntryFixture('BookingRequested', { worker: null });
    expect(outline(bookingSteps(bookingFixture({ status: 'pending', worker: null }), [open], seen))).toEqual([
      'now BookingRequested_clientNoWorker',
      'next nextSomeoneTakes',
      'next nextSomeoneArrives',
      'next nextSomeoneWorks',
      'next nextYouReview',
    ]);
  });

  it('names the worker first asked, even if another accepted', () => {
    const widened = historyEntryFixture('BookingWidened', { worker: 'Jun Bautista' });
    const taken = bookingFixture({
      worker: {
        id: 'w2',
        accountId: 'a-nestor',
        name: 'Nestor Cruz',
        avatar: null,
        phone: null,
        rating: 0,
        completedJobs: 0,
        sukiJobs: 0,
      },
    });
    const [asked, opened] = bookingSteps(taken, [requested, widened, accepted], seen);
    expect([asked?.title, opened?.title]).toMatchObject([
      { key: 'BookingRequested_client', values: { name: 'Jun' } },
      { key: 'BookingWidened_client', values: { name: 'Jun' } },
    ]);
  });

  it('names the changed parts of a request, and only to its client that others were asked', () => {
    const moved = historyEntryFixture('BookingRequestEdited', {
      changed: ['time', 'notes'],
      startsAt: '2026-11-20T02:00:00.000Z',
    });
    const noted = historyEntryFixture('BookingRequestEdited', { changed: ['notes'] });
    expect(bookingSteps(bookingFixture(), [moved, noted], seen).slice(0, 2)).toMatchObject([
      { title: { key: 'BookingRequestEdited_client' }, note: { key: 'BookingRequestEdited_noteChangedTime' } },
      { note: { key: 'partNotes' } },
    ]);
    const asked = historyEntryFixture('OthersAsked', { code: 'SK-22222' });
    const over = bookingFixture({ status: 'declined', allowedActions: [] });
    expect(outline(bookingSteps(over, [asked], seen))).toEqual(['past OthersAsked_client']);
    expect(bookingSteps(over, [asked], { ...seen, side: 'worker' })).toEqual([]);
  });

  it('derives whose turn it is from the allowed actions', () => {
    const done = bookingFixture({ status: 'completed', allowedActions: ['review'], completion });
    expect(
      bookingSteps(done, [requested, historyEntryFixture('WorkCompleted', { note: 'New cartridge' })], seen)[1],
    ).toMatchObject({
      state: 'now',
      note: { key: 'WorkCompleted_noteNote', values: { note: 'New cartridge' } },
      turn: { key: 'turnReview', values: { name: 'Jun' } },
    });
    expect(bookingSteps({ ...done, allowedActions: [] }, [requested], seen).some(({ turn }) => turn)).toBe(false);
  });

  it('asks the client for a payment, unless it is processing', () => {
    const payment = {
      ...bookingFixture().payment,
      status: 'requested' as const,
      requested: 185000,
      allowedActions: ['pay' as const],
    };
    const turn = (changes: Parameters<typeof bookingFixture>[0]) =>
      bookingSteps(bookingFixture(changes), [requested, accepted], seen).find((step) => step.turn)?.turn;
    expect(turn({ payment })?.key).toBe('turnPayNowOrLater');
    expect(turn({ payment, status: 'completed', completion, allowedActions: ['review'] })).toMatchObject({
      key: 'turnPay',
      values: { due: '₱1,850' },
    });
    expect(turn({ payment, allowedActions: ['accept_time'] })?.key).toBe('turnNewTime');
    expect(turn({ payment: { ...payment, status: 'processing' } })).toBeUndefined();
  });

  it('asks the reported side whether they are there, or when they arrive', () => {
    const turn = (side: 'client' | 'worker') =>
      bookingSteps(bookingFixture({ allowedActions: ['answer_no_show'] }), [requested, accepted], {
        ...seen,
        side,
      }).find((step) => step.turn)?.turn?.key;
    expect([turn('client'), turn('worker')]).toEqual(['turnImHere', 'turnOnMyWay']);
  });

  it('has no next steps after the end, a review or its deadline', () => {
    const ended = (
      changes: Parameters<typeof bookingFixture>[0],
      side: 'client' | 'worker' = 'client',
      now = seen.now,
    ) => outline(bookingSteps(bookingFixture({ allowedActions: [], ...changes }), [requested], { ...seen, side, now }));
    const alone = ['past BookingRequested_client'];
    expect(ended({ status: 'cancelled' })).toEqual(alone);
    expect(ended({ status: 'declined' })).toEqual(alone);
    expect(
      ended({ status: 'completed', completion, review: { rating: 5, text: '', photos: [], at: completion.at } }),
    ).toEqual(alone);
    expect(ended({ status: 'completed', completion })).toEqual(alone);
    expect(ended({ status: 'completed', completion }, 'worker')).toEqual([
      'now BookingRequested_worker',
      'next nextReviews',
    ]);
    expect(ended({ status: 'completed', completion }, 'worker', Date.parse('2026-12-19T00:00:00Z'))).toEqual([
      'past BookingRequested_worker',
    ]);
  });

  it('shows the deadline of a review, and stops waiting after it', () => {
    const done = bookingFixture({ status: 'completed', completion, allowedActions: [] });
    const toldWorker = (reviewWithinDays: number) =>
      bookingSteps(done, [requested], {
        ...seen,
        side: 'worker',
        now: Date.parse('2026-12-03T03:00:00Z'),
        reviewWithinDays,
      }).at(-1);
    expect(toldWorker(20)).toMatchObject({ note: { key: 'nextReviewNote', values: { days: 20 } } });
    expect(toldWorker(14)).toMatchObject({ state: 'past' });
  });

  it('omits workers who passed on an open job, and uses the server’s text for unknown events', () => {
    const steps = bookingSteps(
      bookingFixture({ status: 'pending', worker: null }),
      [historyEntryFixture('BookingDeclined', { stillOpen: true }), historyEntryFixture('SomethingNew')],
      seen,
    );
    expect(outline(steps)[0]).toBe('now SomethingNew in the server’s words');
  });

  it('names who cancelled, and the fee', () => {
    const entry = historyEntryFixture('BookingCancelled', {
      by: 'client',
      reason: 'Plans changed',
      feeCentavos: 15000,
    });
    const cancelled = bookingFixture({ status: 'cancelled', allowedActions: [] });
    expect(bookingSteps(cancelled, [entry], seen)[0]).toMatchObject({
      title: { key: 'BookingCancelled_bothByYou' },
      note: { key: 'BookingCancelled_noteFeeCentavos', values: { fee: '₱150' } },
    });
    expect(bookingSteps(cancelled, [entry], { ...seen, side: 'worker' })[0]).toMatchObject({
      title: { key: 'BookingCancelled_workerByClient', values: { client: 'Andrea' } },
    });
  });

  it('includes the previous price', () => {
    const history = [
      historyEntryFixture('QuoteOffered', {
        worker: 'Jun Bautista',
        amountCentavos: 66_600,
        beforeCentavos: 90_000,
        replaces: true,
      }),
      historyEntryFixture('QuoteAccepted', { worker: 'Jun Bautista', priceCentavos: 66_600, beforeCentavos: 65_000 }),
      historyEntryFixture('ExtraApproved', { amountCentavos: 12_000, totalCentavos: 77_000, reason: 'A washer' }),
    ];
    const steps = bookingSteps(bookingFixture(), [requested, ...history], seen);
    expect(steps.slice(1, 4)).toMatchObject([
      { title: { values: { amount: '₱666 instead of ₱900' } } },
      { note: { key: 'QuoteAccepted_note', values: { amount: '₱666 instead of ₱650' } } },
      { note: { key: 'ExtraApproved_note', values: { reason: 'A washer', total: '₱770 instead of ₱650' } } },
    ]);
  });

  it('has a value for each placeholder of a text', () => {
    const history = [
      'QuoteOffered',
      'QuoteWithdrawn',
      'QuoteRejected',
      'QuoteExpired',
      'QuoteAccepted',
      'RescheduleProposed',
      'RescheduleAccepted',
      'RescheduleDeclined',
      'ExtraProposed',
      'ExtraApproved',
      'ExtraRefused',
      'BookingAccepted',
      'BookingDeclined',
      'BookingExpired',
      'WorkerArrived',
      'WorkStarted',
      'WorkCompleted',
      'BookingCancelled',
      'ReviewSubmitted',
    ].map((type) =>
      historyEntryFixture(type, {
        rating: 4,
        by: 'admin',
        feeCentavos: 1,
        worker: 'Jun Bautista',
        amountCentavos: 1,
        startsAt: '2026-11-20T01:30:00.000Z',
        before: '2026-11-18T01:30:00.000Z',
      }),
    );
    const steps = (['client', 'worker'] as const).flatMap((side) =>
      bookingSteps(bookingFixture({ allowedActions: ['arrive'] }), [requested, ...history], { ...seen, side }),
    );
    for (const said of steps.flatMap(({ title, note, turn }) => [title, note, turn])) {
      if (!said || typeof said === 'string') continue;
      const names = [...bookingEn[said.key].matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
      expect(Object.keys(said.values ?? {})).toEqual(expect.arrayContaining(names));
    }
  });
});
