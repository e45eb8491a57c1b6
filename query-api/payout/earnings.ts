import { manilaInstant, manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import { takeHomeOf } from '#contracts/payout/commission.ts';
import type { EarningSums, Earnings, PaymentRow } from '#contracts/views/payout-earnings.ts';
import { earnings, type EarningDocument } from '#projectors/read-models/payout/earnings.ts';
import { readOn } from '#infra/eventing/documents.ts';
import type { QueryContext } from '../query-context.ts';

const MONTHS_SHOWN = 12;
const RECENT_SHOWN = 10;

/** One completed job: gross, refunds, commission and earning, in centavos. */
export type Earning = EarningSums &
  Pick<EarningDocument, 'bookingId' | 'clientId' | 'customerName' | 'service'> & {
    completedAt: string;
    commissionPercent: number;
  };

type Completed = EarningDocument & { completedAt: string };

/**
 * The worker's completed jobs, newest first: of the last `months` in Manila, or of all time. `percentNow` applies to
 * jobs without an agreed commission until their payout has one. Other requests are answered between pages.
 */
export async function earningsOf(
  { documents, exports, now }: Pick<QueryContext, 'documents' | 'exports' | 'now'>,
  workerId: string,
  percentNow: number,
  months?: number,
): Promise<Earning[]> {
  const from = months === undefined ? '' : manilaInstant(`${firstMonth(now(), months)}-01`);
  const found: Earning[] = [];
  const pages = exports.everyPage<Completed>(readOn(documents), earnings.name, {
    where: { workerId: { eq: workerId }, completedAt: { gte: from } },
    sort: [['completedAt', 'desc']],
  });
  for await (const page of pages) found.push(...page.map(({ document }) => earningOf(document, percentNow)));
  return found;
}

/** The first of so many months, including the current one. */
export function firstMonth(now: Date, months: number): string {
  return monthsBefore(manilaMonth(now), months - 1);
}

/** A refund counts in its job's month, and reduces the commission. */
export function earningOf(
  {
    bookingId,
    clientId,
    customerName,
    service,
    completedAt,
    grossCentavos: gross,
    refundedCentavos,
    commissionPercent,
  }: Completed,
  percentNow: number,
): Earning {
  const refunded = Math.min(gross, refundedCentavos);
  const { percent, commission, takeHome } = takeHomeOf(gross - refunded, commissionPercent ?? percentNow);
  return {
    bookingId,
    clientId,
    customerName,
    service,
    completedAt,
    commissionPercent: percent,
    gross,
    refunded,
    commission,
    amount: takeHome,
  };
}

/** One decimal; 100 for growth from nothing, 0 for nothing at all (specification section 9). */
export function percentChange(before: number, now: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  // Avoids -0.
  return Math.round(((now - before) / before) * 1000) / 10 + 0;
}

/** The clients' pictures by account id, and payment statuses by booking id. */
type Joined = { faces: ReadonlyMap<string, string | null>; statuses: ReadonlyMap<string, PaymentStatus> };

/** A payment's status in a row (specification section 3): received, under way, or neither. */
export function shownStatus(status: PaymentStatus | undefined): PaymentRow['status'] {
  if (status === 'paid' || status === 'verified') return 'paid';
  return status === 'processing' ? 'processing' : 'other';
}

/** The jobs in the list of recent payments. */
export function recentOf(all: readonly Earning[]): readonly Earning[] {
  return all.slice(0, RECENT_SHOWN);
}

type Sums = EarningSums & { jobs: number };

function sumsOf(all: readonly Earning[]): Sums {
  const sum = (of: keyof EarningSums) => all.reduce((total, earning) => total + earning[of], 0);
  return {
    gross: sum('gross'),
    refunded: sum('refunded'),
    commission: sum('commission'),
    amount: sum('amount'),
    jobs: all.length,
  };
}

/** The figures of specification sections 2 and 9; months are Manila's. `all`: newest first. */
export function earningsView(
  all: readonly Earning[],
  now: Date,
  { faces, statuses }: Joined,
  payout: Earnings['payout'],
): Earnings {
  const month = manilaMonth(now);
  const byMonth = Map.groupBy(all, ({ completedAt }) => manilaMonth(completedAt));
  const inMonth = (wanted: string) => sumsOf(byMonth.get(wanted) ?? []);
  const thisMonth = inMonth(month);
  const lastMonth = inMonth(monthsBefore(month, 1)).amount;
  const { amount: total, jobs } = sumsOf(all);
  return {
    totals: {
      totalEarnings: total,
      thisMonth: thisMonth.amount,
      lastMonth,
      percentChange: percentChange(lastMonth, thisMonth.amount),
      averagePerJob: jobs === 0 ? 0 : Math.round(total / jobs),
      completedJobs: jobs,
      completedThisMonth: thisMonth.jobs,
      firstCompletedAt: all.at(-1)?.completedAt ?? null,
    },
    months: Array.from({ length: MONTHS_SHOWN }, (_, back) => {
      const shown = monthsBefore(month, back);
      return { month: shown, ...inMonth(shown) };
    }),
    recentPayments: recentOf(all).map(
      ({
        bookingId,
        clientId,
        customerName,
        service,
        completedAt,
        gross,
        refunded,
        commission,
        commissionPercent,
        amount,
      }) => ({
        id: bookingId,
        customerName,
        customerAvatar: faces.get(clientId) ?? null,
        service,
        gross,
        refunded,
        commission,
        commissionPercent,
        amount,
        date: completedAt,
        status: shownStatus(statuses.get(bookingId)),
      }),
    ),
    payout,
  };
}
