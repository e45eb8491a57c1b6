import { manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import type { Earnings } from '#contracts/views/earnings.ts';
import type { EarningsDocument } from '#projectors/read-models/earnings.ts';

const MONTHS_SHOWN = 12;

/** One decimal; from nothing to something is 100, from nothing to nothing 0 (specification section 9). */
export function percentChange(before: number, now: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return Math.round(((now - before) / before) * 1000) / 10;
}

/** The figures of specification sections 2 and 9; months are Manila's. `faces`: the clients' pictures by account id. */
export function earningsView(document: EarningsDocument | undefined, now: Date, faces: ReadonlyMap<string, string | null>, payout: Earnings['payout']): Earnings {
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
      { id: bookingId, customerName, customerAvatar: faces.get(clientId) ?? null, service, amount: amountCentavos, date: at, status: 'paid' }
    )),
    payout,
  };
}
