import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Payout } from '#contracts/views/payout.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { PayoutReceipt } from './PayoutReceipt.tsx';

const line = {
  kind: 'job',
  id: 'job:b1',
  bookingId: 'b1',
  code: 'SK-B7XZR',
  customerName: 'Grace Villanueva',
  service: 'Plumbing repair',
  amount: 572_00,
  commission: -78_00,
  commissionPercent: 12.5,
  commissionSince: '2026-11-01T02:00:00.000Z',
  cash: 0,
};
const carried = {
  kind: 'carried',
  id: 'carried:2026-11-20',
  bookingId: null,
  code: null,
  customerName: null,
  service: null,
  amount: -88_00,
  commission: 0,
  commissionPercent: 0,
  cash: 0,
};
const payout = {
  id: 'w1-2026-11-27',
  workerId: 'w1',
  workerName: 'Jun Bautista',
  friday: '2026-11-27',
  status: 'accruing',
  amount: 484_00,
  method: null,
  account: null,
  accountName: null,
  bank: null,
  lines: [line, carried, { ...carried, kind: 'reversed', id: 'reversed:2026-11-13' }],
} as unknown as Payout;

it('links each line to its origin: a job’s payment, or the payout carried over or returned', () => {
  const receipt = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <PayoutReceipt payout={payout} />
      </I18nProvider>
    </MemoryRouter>,
  );
  expect([...receipt.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    '/admin/payments/b1',
    '/admin/payouts/w1-2026-11-20',
    '/admin/payouts/w1-2026-11-13',
  ]);
  expect(receipt).toContain(
    'SK-B7XZR, Plumbing repair, Grace Villanueva, commission -₱78.00 (12.5%, since Sun, Nov 1, 2026)',
  );
});
