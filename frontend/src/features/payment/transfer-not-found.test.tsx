import '../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { notificationsEn } from '../notification/notifications.en.ts';
import { timelineEntry } from '../booking/timeline/timeline-entries.ts';
import { bookingFixture, historyEntryFixture } from '../../domain/booking/testing/booking-fixture.ts';
import { shownStatus } from '../../domain/payment-method/shown-status.ts';
import { statusTable } from '../../ui/showing/status-table.ts';
import { bookingEventsEn } from '../booking/timeline/booking-events.en.ts';
import { collectEn } from './collect.en.ts';
import { collectView } from './collect-view.ts';
import { payEn } from './pay.en.ts';

const { default: notificationsFil } = await import('../notification/notifications.en.ts?fil');
const { default: bookingEventsFil } = await import('../booking/timeline/booking-events.en.ts?fil');
const { default: collectFil } = await import('./collect.en.ts?fil');
const { default: payFil } = await import('./pay.en.ts?fil');

vi.mock('../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<() => void>() }));
const { payingNow } = await import('./paying-now.tsx');

/** Suki cannot know whether a transfer left the sender's account, so the texts only say that it was not found. */

const claimsNothingWasTaken = new RegExp(
  [
    'nothing was charged|nothing was taken|no money was taken|didn’t go through|didn’t go through',
    'walang siningil|walang nakuha|walang nabawas|hindi natuloy',
  ].join('|'),
  'i',
);

const { payment } = bookingFixture();
const notFound = {
  ...payment,
  status: 'failed',
  method: 'bank_transfer',
  requested: 650_00,
  owed: 650_00,
  reference: 'BPI-448120',
  failure: 'Nothing under that reference',
} as const;

describe('a transfer that was not found', () => {
  it('has its own badge instead of “failed”', () => {
    expect(shownStatus(notFound)).toBe('not_found');
    expect(shownStatus({ ...notFound, method: 'gcash' })).toBe('failed');
    expect(statusTable.payment.not_found.word).toBe('transferNotFound');
  });

  it('shows the client the search and the next step, and no statement about money', () => {
    const Now = payingNow.failed;
    const read = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <Now
            booking={bookingFixture({ payment: { ...notFound, allowedActions: ['pay'] } })}
            name="Jun"
            mayPay
            choose={() => undefined}
          />
        </MemoryRouter>
      </I18nProvider>,
    );
    for (const said of ['We couldn’t find your transfer', '₱650.00', 'BPI-448120', 'Nothing under that reference'])
      expect(read).toContain(said);
    expect(read).not.toMatch(claimsNothingWasTaken);
  });

  it('has texts of this kind in every language', () => {
    const reader = { side: 'client', clientName: 'Andrea Reyes', workerName: 'Jun Bautista', locale: 'en-PH' } as const;
    const told = timelineEntry(
      historyEntryFixture('PaymentFailed', { amountCentavos: 650_00, method: 'bank_transfer', reason: 'Not there' }),
      reader,
    );
    expect(told).toMatchObject({ title: { key: 'PaymentFailed_clientMethodBankTransfer' } });
    const { word } = collectView(notFound);
    const sentences = [payEn, payFil]
      .flatMap((words) => [
        words.transferNotFoundTitle,
        words.transferNotFoundText,
        words.transferNotFoundHelp,
        words.transferStillOpen,
      ])
      .concat(
        [collectEn, collectFil].map((words) => words[word]),
        [bookingEventsEn, bookingEventsFil].flatMap((words) => [
          words.PaymentFailed_clientMethodBankTransfer,
          words.PaymentFailed_workerMethodBankTransfer,
        ]),
        [notificationsEn, notificationsFil].flatMap((words) => [
          words.TransferNotFoundTitle,
          words.TransferNotFoundText,
        ]),
      );
    expect(sentences.filter((sentence) => claimsNothingWasTaken.test(sentence))).toEqual([]);
    // The pattern matches the texts of failed wallet payments.
    expect(
      [payEn.failedPlain, payFil.failedPlain].every((sentence) => claimsNothingWasTaken.test(sentence ?? '')),
    ).toBe(true);
  });
});
