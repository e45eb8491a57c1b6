import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { bookingFixture } from '../../../domain/booking/testing/booking-fixture.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { AnswerCountdown } from './AnswerCountdown.tsx';

const asked = bookingFixture({ status: 'pending', thenAskOthers: true });
const urgent = { ...asked, workerAnswerBy: addMinutes(asked.requestedAt, 12) };

afterEach(() => vi.useRealTimers());

function shownTo(side: Side, booking: Booking, afterSeconds = 0): string {
  vi.useFakeTimers({ now: Date.parse(asked.requestedAt) + afterSeconds * 1000 });
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AnswerCountdown booking={booking} side={side} />
    </I18nProvider>,
  );
  return [...shown.matchAll(/>([^<]+)</g)].map(([, text]) => text).join(' ');
}

it.each([
  [0, '12:00'],
  [61, '10:59'],
  [3600, '0:00'],
])('shows after %i s that %s is left for the worker', (seconds, left) => {
  expect(shownTo('client', urgent, seconds)).toBe(`${left} left for Jun to answer. Then we ask others nearby too.`);
});

it('tells the worker, and says nothing of others if none are asked', () => {
  expect(shownTo('worker', urgent)).toBe('12:00 left to answer. Then others are asked too.');
  expect(shownTo('worker', { ...urgent, thenAskOthers: false })).toBe('12:00 left to answer.');
});

it.each([asked, { ...urgent, status: 'quoted' as const }, { ...urgent, worker: null }])(
  'is not shown for a request without a running time (%#)',
  (booking) => expect(shownTo('client', booking)).toBe(''),
);
