import { keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { type PaymentStatus, paymentStatuses } from '#contracts/payment/lifecycle.ts';
import { type PaymentMethod, paymentMethods } from '#contracts/roles.ts';
import type { PaymentBreakdown } from '#contracts/views/payment.ts';
import type { Documents, Where } from '#infra/eventing/documents.ts';
import type { Progress } from '#infra/eventing/projections.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { partsOf, waitingWhere } from './admin-handlers.ts';

type Reads = { documents: Pick<Documents, 'find' | 'count'>; progress: Pick<Progress, 'position'> };
type Days = { from: string; to: string };
type Sum = { count: number; amount: number };
type Sums = { byStatus: Map<PaymentStatus, Sum>; byMethod: Map<PaymentMethod, Sum> };

const READ_AT_ONCE = 500;
const PERIODS_KEPT = 20;

/** Adds up the payments of a period. The sum is cached until the next change. */
export function createBreakdown({ documents, progress }: Reads): (days: Days) => Promise<PaymentBreakdown> {
  const kept = new Map<string, { position: number; sum: Promise<PaymentBreakdown> }>();

  return ({ from, to }) => {
    const key = `${from} ${to}`;
    const position = progress.position();
    const known = kept.get(key);
    if (known?.position === position) return known.sum;
    if (kept.size >= PERIODS_KEPT) kept.clear();
    const sum = addedUp(documents, { from, to });
    kept.set(key, { position, sum });
    // After a failed read the next caller tries again.
    sum.catch(() => kept.delete(key));
    return sum;
  };
}

async function addedUp(documents: Reads['documents'], { from, to }: Days): Promise<PaymentBreakdown> {
  const sums: Sums = { byStatus: new Map(), byMethod: new Map() };
  for (const where of partsOf({ from, to })) await addAll(documents, where, sums);
  const refunds = await Promise.all(
    partsOf({ from, to, refunds: true }).map((where) => documents.count(payments.name, where)),
  );
  const transfers = await documents.count(payments.name, waitingWhere('transfer'));
  const byStatus = paymentStatuses.map((status) => ({ status, ...(sums.byStatus.get(status) ?? nothing) }));
  const byMethod = paymentMethods.map((method) => ({ method, ...(sums.byMethod.get(method) ?? nothing) }));
  return {
    from,
    to,
    ...total(byMethod),
    byStatus,
    byMethod,
    refunds: refunds.reduce((sum, count) => sum + count, 0),
    transfers,
  };
}

const nothing: Sum = { count: 0, amount: 0 };

function total(sums: readonly Sum[]): Sum {
  return sums.reduce(({ count, amount }, sum) => ({ count: count + sum.count, amount: amount + sum.amount }), nothing);
}

async function addAll(documents: Reads['documents'], where: Where, sums: Sums): Promise<void> {
  for (let skip = 0; ; skip += READ_AT_ONCE) {
    const found = await documents.find<PaymentDocument>(payments.name, {
      where,
      sort: [['changedAt', 'asc']],
      skip,
      limit: READ_AT_ONCE,
    });
    for (const { document } of found) add(sums, document);
    if (found.length < READ_AT_ONCE) return;
  }
}

/** A payment counts by its status; an earlier verified part counts as verified while the rest is under way. */
function add({ byStatus, byMethod }: Sums, payment: PaymentDocument): void {
  const { status, method, verifiedCentavos } = payment;
  const rest = restCentavos(payment);
  plus(byStatus, status, { count: 1, amount: rest });
  plus(byStatus, 'verified', { count: 0, amount: verifiedCentavos });
  plus(byMethod, method, { count: 1, amount: rest + verifiedCentavos });
}

function restCentavos(payment: PaymentDocument): number {
  const unverified = keptCentavos(payment) - payment.verifiedCentavos;
  return unverified + (payment.status === 'voided' ? 0 : payment.requestedCentavos);
}

function plus<Key>(sums: Map<Key, Sum>, key: Key, { count, amount }: Sum): void {
  const before = sums.get(key) ?? nothing;
  sums.set(key, { count: before.count + count, amount: before.amount + amount });
}
