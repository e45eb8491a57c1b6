import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Booking } from '#contracts/views/booking.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { bookingColumns } from '../bookings/booking-columns.tsx';
import { paymentColumns } from '../payments/payment-columns.tsx';
import { paymentFixture } from '../payments/testing/payment-fixture.ts';
import { serviceColumns } from '../services/service-columns.tsx';
import type { ListColumn } from './list-columns.ts';
import type { RowLook } from './row-look.ts';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: () => {} }));

const look: RowLook<{ id: string }> = { id: null, addressOf: () => '', lookAt: () => {}, elementId: () => '' };
const t = (key: string) => key;

/** Text of a row's cell, without markup. */
function said<Row>(columns: readonly ListColumn<Row>[], id: string, row: Row): string {
  const cell = columns.find((column) => column.id === id)?.cell(row);
  const shown = isValidElement(cell) ? cell : null;
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{shown}</I18nProvider>).replaceAll(/<[^>]*>/g, '');
}

it('formats amounts in a column with two decimals', () => {
  const bookings = bookingColumns({ t, locale: 'en-PH', look });
  expect(said(bookings, 'amount', { totalCost: 65_000 } as Booking)).toBe('₱650.00');
  const services = serviceColumns({ t, categoryName: t, duration: String, onPackages: () => {}, onEdit: () => {} });
  expect(said(services, 'from', { basePrice: 90_000 } as Service)).toBe('₱900.00');
});

it('shows refunds where refunds are requested', () => {
  const refund = {
    id: 'r1',
    amount: 20_000,
    status: 'pending' as const,
    reason: 'Came late',
    method: 'gcash' as const,
    byHand: true,
    reference: null,
    issuedAt: '2026-11-18T02:00:00.000Z',
    settledAt: null,
    failure: null,
  };
  const payment = paymentFixture({ status: 'verified', unseen: 0, refunded: 20_000, refunds: [refund] });
  const columns = (refunds: boolean) =>
    paymentColumns({ t, locale: 'en-PH', look, refunds, onVerify: async () => {}, onUndo: async () => {} });
  expect(said(columns(true), 'amount', payment)).toBe('₱200.00');
  expect(said(columns(true), 'status', payment)).toBe('Refund pending');
  expect(said(columns(true), 'changed', payment)).toContain('Nov 18');
  expect(said(columns(false), 'amount', payment)).toBe('₱800.00');
  expect(said(columns(false), 'status', payment)).toBe('Verified');
});

it('shows a reference in full', () => {
  const columns = paymentColumns({
    t,
    locale: 'en-PH',
    look,
    refunds: false,
    onVerify: async () => {},
    onUndo: async () => {},
  });
  const payment = paymentFixture({ method: 'bank_transfer', reference: 'BPI-3455282026-00017' });
  const cell = columns.find(({ id }) => id === 'method')?.cell(payment);
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{isValidElement(cell) ? cell : null}</I18nProvider>);
  expect(markup).toContain('BPI-3455282026-00017');
  expect(markup).not.toContain('truncate');
});
