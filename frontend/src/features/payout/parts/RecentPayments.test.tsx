import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PaymentRow } from '#contracts/views/payout-earnings.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { RecentPayments } from './RecentPayments.tsx';

const row: PaymentRow = {
  id: 'b1',
  customerName: 'Bea Tolentino',
  customerAvatar: null,
  service: 'Toilet flush',
  date: '2026-11-15T02:00:00Z',
  status: 'paid',
  gross: 950_00,
  refunded: 0,
  commissionPercent: 12,
  commission: 114_00,
  amount: 836_00,
};
const shown = (payments: readonly PaymentRow[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <RecentPayments payments={payments} />
      </MemoryRouter>
    </I18nProvider>,
  );

it('links to the paid jobs, or to available jobs without any', () => {
  expect(shown([row])).toMatch(/href="\/worker-bookings\?tab=over"[^>]*><span>View all/);
  expect(shown([])).toMatch(/href="\/worker-bookings\?tab=open"[^>]*><span>See open jobs/);
});
