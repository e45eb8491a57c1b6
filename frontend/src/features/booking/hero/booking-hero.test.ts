import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { bookingEn } from '../booking.en.ts';
import { bookingHero } from './booking-hero.ts';
import { bookingFixture, quoteFixture } from '../../../domain/booking/testing/booking-fixture.ts';

const monday = Date.parse('2026-11-16T12:00:00Z');
const titleOf = (booking: ReturnType<typeof bookingFixture>, now = monday) =>
  bookingHero(booking, 'client', now, 'en-PH').title;

describe('booking hero', () => {
  it('shows the day, then tomorrow, then today, then a late worker, by Manila days', () => {
    const booking = bookingFixture();
    expect(titleOf(booking)).toMatchObject({
      key: 'heroAccepted',
      values: { name: 'Jun', when: 'Wed, Nov 18, 9:30\u00a0AM' },
    });
    expect(titleOf(booking, Date.parse('2026-11-17T02:00:00Z')).key).toBe('heroTomorrow');
    expect(titleOf(booking, Date.parse('2026-11-17T16:30:00Z')).key).toBe('heroToday');
    expect(titleOf(booking, Date.parse('2026-11-18T01:31:00Z')).key).toBe('heroLate');
  });

  it('distinguishes a request to a worker from an open one', () => {
    expect(titleOf(bookingFixture({ status: 'pending' })).key).toBe('heroPending');
    expect(titleOf(bookingFixture({ status: 'pending', worker: null })).key).toBe('heroOpen');
  });

  it('explains to each side why the platform declined a request', () => {
    const declined = (cause: 'time_taken' | 'worker_unavailable') =>
      bookingFixture({ status: 'declined', decline: { reason: 'It can’t be', at: '2026-11-17T00:00:00Z', cause } });
    expect([titleOf(declined('time_taken')).key, titleOf(declined('worker_unavailable')).key]).toEqual([
      'heroTimeTaken',
      'heroUnavailable',
    ]);
    expect(bookingHero(declined('worker_unavailable'), 'worker', monday, 'en-PH').title.key).toBe(
      'workerHeroUnavailable',
    );
  });

  it('names who cancelled, for each side', () => {
    const booking = bookingFixture({
      status: 'cancelled',
      cancellation: { by: 'worker', reason: 'Ill', fee: 0, at: '2026-11-17T00:00:00Z', cause: null },
    });
    expect(bookingHero(booking, 'client', monday, 'en-PH').text).toMatchObject({
      key: 'heroCancelledByWorker',
      values: { reason: 'Ill' },
    });
    expect(bookingHero(booking, 'worker', monday, 'en-PH').text.key).toBe('heroCancelledByYou');
  });

  it('shows a worker as waiting for the client only after a quote', () => {
    expect(
      bookingHero(bookingFixture({ status: 'quoted', worker: null, otherQuotes: 1 }), 'worker', monday, 'en-PH').text
        .key,
    ).toBe('workerHeroOthersQuoted');
    expect(
      bookingHero(
        bookingFixture({ status: 'quoted', worker: null, quotes: [quoteFixture()] }),
        'worker',
        monday,
        'en-PH',
      ).text.key,
    ).toBe('workerHeroQuotedText');
  });

  it('shows a worker whose quote was not chosen that another worker was', () => {
    const missed = bookingFixture({ status: 'declined', worker: null, otherChosen: true });
    expect(bookingHero(missed, 'worker', monday, 'en-PH').title.key).toBe('workerHeroOtherChosen');
  });

  it('asks for payment once it is requested', () => {
    const { payment } = bookingFixture();
    expect(
      bookingHero(
        bookingFixture({ payment: { ...payment, status: 'requested', requested: 185000, allowedActions: ['pay'] } }),
        'client',
        monday,
        'en-PH',
      ).text.key,
    ).toBe('heroRequestedText');
  });

  it('says that a payment failed', () => {
    const { payment } = bookingFixture();
    const textOf = (status: 'requested' | 'failed') =>
      bookingHero(
        bookingFixture({ status: 'completed', payment: { ...payment, status, allowedActions: ['pay'] } }),
        'client',
        monday,
        'en-PH',
      ).text.key;
    expect([textOf('requested'), textOf('failed')]).toEqual(['heroPayNowText', 'heroPayFailedText']);
  });

  it.each(bookingStatuses)('has texts for both sides of a %s booking, and a value for each placeholder', (status) => {
    for (const side of ['client', 'worker'] as const) {
      const { title, text } = bookingHero(bookingFixture({ status }), side, monday, 'en-PH');
      for (const { key, values } of [title, text]) {
        const names = [...bookingEn[key].matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
        expect(Object.keys(values ?? {})).toEqual(expect.arrayContaining(names));
      }
    }
  });
});
