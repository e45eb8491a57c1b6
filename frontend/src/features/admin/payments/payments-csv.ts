import { csvOf } from '#contracts/csv.ts';
import type { Payment } from '#contracts/views/payment.ts';
import type { AppDispatch } from '../../../api/app-dispatch.ts';
import { adminPaymentsApi } from './api.ts';
import { amountOf } from './payment-figures.ts';
import type { PaymentsQuery } from './payments-filters.ts';

const ROWS_A_CALL = 100;
/** A spreadsheet of more than this helps nobody. */
const MOST_EXPORTED = 10_000;

/** Everything that the filters leave, in the list's order, and whether there is more than that. Throws what the call failed with. */
export async function filteredPayments(
  dispatch: AppDispatch,
  query: PaymentsQuery,
): Promise<{ rows: Payment[]; more: boolean }> {
  const rows = new Map<string, Payment>();
  for (let page = 1; ; page++) {
    const args = { ...query, page, limit: ROWS_A_CALL };
    const {
      items,
      total,
      capped = false,
    } = await dispatch(
      adminPaymentsApi.endpoints.listPayments.initiate(args, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    // Rows move while others change; each is kept once.
    for (const row of items) rows.set(row.id, row);
    const ended = page * ROWS_A_CALL >= total;
    if (ended || rows.size >= MOST_EXPORTED) return { rows: [...rows.values()], more: capped || !ended };
  }
}

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
