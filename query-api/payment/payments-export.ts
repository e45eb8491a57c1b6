import type { QueryOf } from '#contracts/calls/call.ts';
import { type CallContext } from '#contracts/calls/handlers.ts';
import { paymentCalls } from '#contracts/calls/payment.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { amountOf } from '#contracts/payment/amount-of-row.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { type Stored, type Where, readOn } from '#infra/eventing/documents.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { inOrder, orderOf } from '../list-order.ts';
import { filtersIn, type ListToExport } from '../list-to-export.ts';
import type { QueryContext } from '../query-context.ts';
import { latestFirst, partsOf, paymentFields, searchPayments, whereOf } from './admin-handlers.ts';
import type { ViewContext } from './payment-view.ts';
import { paymentOfBooking, paymentViews } from './payment-views.ts';

type PaymentsQuery = QueryOf<typeof paymentCalls.listPayments>;
type Reads = Pick<QueryContext, 'documents' | 'exports' | 'now'>;

/** Greatest lag of the read models for an export. */
const BEHIND_MS = 60_000;

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

/** The filtered payments. */
export async function paymentsToExport(
  queryContext: Reads,
  filters: string,
  context: CallContext,
): Promise<ListToExport> {
  const asked = filtersIn(paymentCalls.listPayments.query, filters);
  const now = queryContext.now();
  const looked: ViewContext = { viewer: viewerOf(context), now: now.toISOString() };
  const { items, capped } = asked.q
    ? await searched(queryContext, asked.q, asked)
    : { items: everyPage(queryContext, asked, new Date(now.getTime() - BEHIND_MS).toISOString()), capped: false };
  const found = asked.bookingId
    ? onePage(await paymentOfBooking(queryContext.documents, asked.bookingId, asked.status, looked))
    : inWords(queryContext, items, looked);
  return {
    fileName: `suki-payments-${asked.to ?? manilaDay(now)}.csv`,
    columns,
    lines: linesOf(found),
    ...(capped && { capped: true }),
  };
}

async function searched({ documents, exports }: Reads, q: string, { sort, ...asked }: PaymentsQuery) {
  const { found, capped } = await exports.turn(() => searchPayments(documents, q, asked));
  return { items: onePage(sort ? inOrder(found, orderOf(sort, paymentFields, [])) : found), capped };
}

async function* onePage<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield items;
}

/** In list order. Payments that changed during the read may have moved to pages already read; they are appended. */
async function* everyPage(
  { documents, exports }: Reads,
  { sort, ...asked }: PaymentsQuery,
  since: string,
): AsyncGenerator<readonly Stored<PaymentDocument>[]> {
  const order = orderOf(sort, paymentFields, latestFirst);
  const lists = sort ? [whereOf(asked)] : partsOf(asked);
  const read = new Set<string>();
  for (const where of [...lists, ...lists.map((list) => changedSince(list, since))])
    for await (const page of exports.everyPage<PaymentDocument>(readOn(documents), payments.name, {
      where,
      sort: order,
    })) {
      yield page.filter(({ id }) => !read.has(id));
      for (const { id } of page) read.add(id);
    }
}

function changedSince(where: Where, since: string): Where {
  return { ...where, changedAt: { ...where['changedAt'], gte: since } };
}

async function* inWords(
  { documents, exports }: Reads,
  pages: AsyncIterable<readonly Stored<PaymentDocument>[]>,
  looked: ViewContext,
): AsyncGenerator<readonly Payment[]> {
  for await (const page of pages) yield await exports.turn(() => paymentViews(documents, page, looked));
}

async function* linesOf(pages: AsyncIterable<readonly Payment[]>): AsyncGenerator<string[]> {
  for await (const page of pages) yield* page.map(cells);
}

/** Amounts in pesos, as numbers for spreadsheets. */
function cells(payment: Payment): string[] {
  const { code, status, customerName, workerName, service, method, reference } = payment;
  const { received, verified, refunded, owed, requestedAt, paidAt, verifiedAt, changedAt } = payment;
  const amounts = [amountOf(payment), received, verified, refunded, owed];
  return [
    code,
    status,
    customerName,
    workerName,
    service,
    method,
    reference ?? '',
    ...amounts.map((centavos) => (centavos / 100).toFixed(2)),
    ...[requestedAt, paidAt, verifiedAt, changedAt].map((at) => at ?? ''),
  ];
}
