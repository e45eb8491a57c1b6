import type { Recorded } from '#contracts/events/registry.ts';
import { manilaMonth } from '#contracts/manila-time.ts';
import { defineReadModel } from '../engine/read-model.ts';

type Payment = { bookingId: string; clientId: string; customerName: string; service: string; amountCentavos: number; at: string };

/** What a worker has earned by completed bookings; only these count (specification section 4). By worker id. */
export type EarningsDocument = {
  workerId: string;
  totalCentavos: number;
  jobs: number;
  firstCompletedAt: string;
  /** By Manila month, `YYYY-MM`. */
  months: Record<string, { amountCentavos: number; jobs: number }>;
  /** The newest first, ten of them (specification section 9). */
  recent: Payment[];
};

const RECENT_KEPT = 10;

export const earnings = defineReadModel<EarningsDocument>({
  name: 'earnings',
  version: 1,
  on: { WorkCompleted: { ids: ({ data }) => data.workerId, apply: earned } },
});

function earned(before: EarningsDocument | undefined, { data }: Recorded<'WorkCompleted'>): EarningsDocument {
  const { workerId, bookingId, clientId, clientName, serviceName, finalAmountCentavos, completedAt } = data;
  const month = manilaMonth(completedAt);
  const inMonth = before?.months[month] ?? { amountCentavos: 0, jobs: 0 };
  const payment = { bookingId, clientId, customerName: clientName, service: serviceName, amountCentavos: finalAmountCentavos, at: completedAt };
  return {
    workerId,
    totalCentavos: (before?.totalCentavos ?? 0) + finalAmountCentavos,
    jobs: (before?.jobs ?? 0) + 1,
    firstCompletedAt: before?.firstCompletedAt ?? completedAt,
    months: { ...before?.months, [month]: { amountCentavos: inMonth.amountCentavos + finalAmountCentavos, jobs: inMonth.jobs + 1 } },
    recent: [payment, ...(before?.recent ?? [])].slice(0, RECENT_KEPT),
  };
}
