import { csvOf } from '#contracts/csv.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { amountOf } from './payment-figures.ts';

const columns = [
  'code',
  'status',
  'client',
  'worker',
  'service',
  'method',
  'reference',
  'amount',
  'received',
  'verified',
  'refunded',
  'owed',
  'requestedAt',
  'paidAt',
  'verifiedAt',
  'changedAt',
] as const;

/** Amounts in pesos, as a spreadsheet adds them up. */
export function paymentsCsv(rows: readonly Payment[]): string {
  return csvOf([columns, ...rows.map(cells)]);
}

function cells(payment: Payment): string[] {
  const {
    code,
    status,
    customerName,
    workerName,
    service,
    method,
    reference,
    received,
    verified,
    refunded,
    owed,
    requestedAt,
    paidAt,
    verifiedAt,
    changedAt,
  } = payment;
  const amounts = [amountOf(payment), received, verified, refunded, owed].map((centavos) =>
    (centavos / 100).toFixed(2),
  );
  return [
    code,
    status,
    customerName,
    workerName,
    service,
    method,
    reference ?? '',
    ...amounts,
    ...[requestedAt, paidAt, verifiedAt, changedAt].map((at) => at ?? ''),
  ];
}
