import { codeBeginnings } from '#contracts/booking/code.ts';
import type { WaitsFor } from '#contracts/calls/payment.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import { referenceKey } from '#contracts/payment/payment-fold.ts';
import type { Documents, Stored, Where } from '#infra/eventing/documents.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { prefixRange } from '../prefix-range.ts';
import { dayRange } from '../day-range.ts';
import type { Days } from '../platform/days-in-log.ts';
import type { Order } from '../list-order.ts';
import { both, findUpTo, type FoundUpTo, joined, type Page, skipOf } from '../page.ts';
import { findPeople } from '../account/people-search.ts';

/** Filters and order of the admin's list of payments. */

type Reads = Pick<Documents, 'find' | 'count' | 'get'>;
type PaymentsFilter = Days & {
  status?: PaymentStatus | undefined;
  refunds?: boolean | undefined;
  waits?: WaitsFor | undefined;
  client?: string | undefined;
  amount?: number | undefined;
};

export const latestFirst = [['changedAt', 'desc']] as const;

/**
 * Waiting payments come first, regardless of the period. The list consists of a waiting part and the period's other
 * payments, each served by an index.
 */
export function partsOf({ status, refunds, waits, client, amount, ...period }: PaymentsFilter): Where[] {
  const only = { ...statusWhere(status), ...clientWhere(client, amount) };
  if (refunds)
    return [
      { refund: { eq: 'open' }, ...waitingWhere(waits), ...only },
      { refund: { eq: 'done' }, ...waitingWhere(waits), ...only, ...changedIn(period) },
    ];
  if (waits) return [{ ...waitingWhere(waits), ...only }];
  return [
    { ...waitingWhere('any'), ...only },
    { waits: { eq: 'none' }, ...only, ...changedIn(period) },
  ];
}

/** Sorted, all payments are one list, and its days apply to waiting ones, too. */
export function whereOf({ status, refunds, waits, client, amount, ...period }: PaymentsFilter): Where {
  return {
    ...clientWhere(client, amount),
    ...(refunds && { refund: { in: ['open', 'done'] } }),
    ...waitingWhere(waits),
    ...statusWhere(status),
    ...changedIn(period),
  };
}

/** Sort fields of payments. */
export const paymentFields = { amount: 'requestedCentavos', changed: 'changedAt' };

export function statusWhere(status: PaymentStatus | undefined): Where {
  return status ? { status: { eq: status } } : {};
}

export function waitingWhere(waits: WaitsFor | undefined): Where {
  if (!waits) return {};
  return { waits: waits === 'any' ? { in: ['money', 'transfer'] } : { eq: waits } };
}

function clientWhere(client: string | undefined, amount: number | undefined): Where {
  return { ...(client && { clientId: { in: [client] } }), ...(amount && { requestedCentavos: { eq: amount } }) };
}

function changedIn(period: Days): Where {
  return dayRange('changedAt', period);
}

/** One page of the concatenated parts, and the total. */
export async function pageOfParts(
  documents: Reads,
  parts: readonly Where[],
  { order, ...page }: Page & { order: Order },
): Promise<{ found: Stored<PaymentDocument>[]; total: number }> {
  const counts = await Promise.all(parts.map((where) => documents.count(payments.name, where)));
  const found: Stored<PaymentDocument>[] = [];
  let { skip } = skipOf(page);
  for (const [nth, where] of parts.entries()) {
    const count = counts[nth] ?? 0;
    const limit = page.limit - found.length;
    if (limit > 0 && skip < count)
      found.push(...(await documents.find<PaymentDocument>(payments.name, { where, sort: order, skip, limit })));
    skip = Math.max(0, skip - count);
  }
  return { found, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** Maximum number of results per search condition. */
export const PAYMENTS_FOUND = 500;

/** By booking code, whole reference, or name of the client or worker; waiting ones first. */
export async function searchPayments(
  documents: Reads,
  q: string,
  { status, refunds, waits, client, amount }: Omit<PaymentsFilter, keyof Days>,
): Promise<FoundUpTo<Stored<PaymentDocument>>> {
  const people = await findPeople(documents, q);
  const ids = people.found.map(({ id }) => id);
  const ways: Where[] = [
    ...codeBeginnings(q).map((code) => ({ code: prefixRange(code) })),
    { references: { has: referenceKey(q) } },
    ...(ids.length > 0 ? [{ clientId: { in: ids } }, { workerAccountId: { in: ids } }] : []),
  ];
  const narrower = {
    ...clientWhere(client, amount),
    ...statusWhere(status),
    ...waitingWhere(waits),
    ...(refunds && { refund: { in: ['open', 'done'] } }),
  };
  const lists = await Promise.all(
    ways.map((way) =>
      findUpTo(PAYMENTS_FOUND, (limit) =>
        documents.find<PaymentDocument>(payments.name, { where: both(narrower, way), sort: latestFirst, limit }),
      ),
    ),
  );
  const { found, capped } = joined(lists);
  const inOrder = found.sort(
    (one, other) =>
      Number(isWaiting(other)) - Number(isWaiting(one)) || (one.document.changedAt > other.document.changedAt ? -1 : 1),
  );
  return { found: inOrder, capped: capped || people.capped };
}

function isWaiting({ document }: Stored<PaymentDocument>): boolean {
  return document.waits !== 'none';
}
