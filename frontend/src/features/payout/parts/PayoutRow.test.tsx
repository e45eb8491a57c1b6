import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { payoutFixture } from '../testing/payout-fixture.ts';
import { PayoutRow } from './PayoutRow.tsx';

it('keeps the date of each job on one line', () => {
  const job = {
    id: 'job:b1',
    kind: 'job' as const,
    bookingId: 'b1',
    code: 'SK-7F3K2',
    service: 'Plumbing',
    customerName: 'Trisha Montemayor',
    amount: 880_00,
    gross: 1000_00,
    commission: -120_00,
    commissionPercent: 12,
    cash: 0,
    at: '2026-11-24T02:00:00Z',
  };
  expect(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <PayoutRow payout={payoutFixture({ lines: [job] })} />
        </MemoryRouter>
      </I18nProvider>,
    ),
  ).toContain('Trisha Montemayor, </span><span class="whitespace-nowrap">Tue, Nov 24</span>');
});

it('keeps the date and the account each on one line', () => {
  const paid = payoutFixture({ status: 'paid', paidAt: '2026-11-20T02:00:00Z' });
  expect(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <PayoutRow payout={paid} />
      </I18nProvider>,
    ),
  ).toContain(
    'Sent <span class="whitespace-nowrap">Fri, Nov 20</span> to GCash <span class="whitespace-nowrap">0917 *** 2236</span>',
  );
});
