import { manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import type { PaymentStatus } from '#contracts/payment/lifecycle.ts';
import type { Earnings } from '#contracts/views/earnings.ts';
import type { EarningsDocument } from '#projectors/read-models/earnings.ts';

const MONTHS_SHOWN = 12;

/** One decimal; from nothing to something is 100, from nothing to nothing 0 (specification section 9). */
export function percentChange(before: number, now: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  // Never minus nothing.
  return Math.round(((now - before) / before) * 1000) / 10 + 0;
}

/** The clients' pictures by account id, and how the payments stand by booking id. */
type Joined = { faces: ReadonlyMap<string, string | null>; statuses: ReadonlyMap<string, PaymentStatus> };

/** A payment as a row shows it (specification section 3): the money is there, on its way, or neither. */
function shownStatus(status: PaymentStatus | undefined): Earnings['recentPayments'][number]['status'] {
  if (status === 'paid' || status === 'verified') return 'paid';
  return status === 'processing' ? 'processing' : 'other';
}

/** The figures of specification sections 2 and 9; months are Manila's. */
export function earningsView(document: EarningsDocument | undefined, now: Date, { faces, statuses }: Joined, payout: Earnings['payout']): Earnings {
  const month = manilaMonth(now);
  const inMonth = (wanted: string) => document?.months[wanted] ?? { amountCentavos: 0, jobs: 0 };
  const thisMonth = inMonth(month);
  const lastMonth = inMonth(monthsBefore(month, 1)).amountCentavos;
  const total = document?.totalCentavos ?? 0;
  const jobs = document?.jobs ?? 0;
  return {
    totals: {
      totalEarnings: total,
      thisMonth: thisMonth.amountCentavos,
      lastMonth,
      percentChange: percentChange(lastMonth, thisMonth.amountCentavos),
      averagePerJob: jobs === 0 ? 0 : Math.round(total / jobs),
      completedJobs: jobs,
      completedThisMonth: thisMonth.jobs,
      firstCompletedAt: document?.firstCompletedAt ?? null,
    },
    months: Array.from({ length: MONTHS_SHOWN }, (_, back) => {
      const shown = monthsBefore(month, back);
      return { month: shown, amount: inMonth(shown).amountCentavos, jobs: inMonth(shown).jobs };
    }),
    recentPayments: (document?.recent ?? []).map(({ bookingId, clientId, customerName, service, amountCentavos, at }) => (
      { id: bookingId, customerName, customerAvatar: faces.get(clientId) ?? null, service, amount: amountCentavos, date: at, status: shownStatus(statuses.get(bookingId)) }
    )),
    payout,
  };
}
