import { jobAgreed } from '#contracts/events/booking.ts';
import { dueWaived, waiverChanged } from '#contracts/events/payment.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** What a worker has earned, or may earn, by one booking. By booking id. Money in centavos. */
export type EarningDocument = {
  bookingId: string;
  workerId: string;
  /** What Suki keeps, as agreed, or as its payout counted it; null where neither is known. */
  commissionPercent: number | null;
  /** Of what went back to the client, what is no longer owed. What had come in beyond that was never earned. */
  refundedCentavos: number;
  /** null until the job is completed: only then it counts (specification section 4). */
  completedAt: string | null;
  /** The final amount; 0 until then. */
  grossCentavos: number;
  clientId: string;
  customerName: string;
  service: string;
};

export const earnings = defineReadModel<EarningDocument>({
  name: 'earnings',
  version: 2,
  fields: ['workerId', 'completedAt'],
  compound: [['workerId', 'completedAt']],
  on: {
    ...onEach(jobAgreed, { ids: ({ data }) => data.bookingId, apply: agreed }),
    WorkCompleted: { ids: ({ data }) => data.bookingId, apply: completed },
    ...onEach(waiverChanged, {
      ids: ({ data }) => data.bookingId,
      // A refund that failed is refunded to nobody.
      apply: (earning, { data }) =>
        earning && refunded(earning, 'issuedAt' in data ? data.waivedCentavos : -data.waivedCentavos),
    }),
    [dueWaived]: {
      ids: ({ data }) => data.bookingId,
      apply: (earning, { data }) => earning && refunded(earning, data.waivedCentavos),
    },
    EarningAdded: { ids: ({ data }) => data.line.bookingId ?? [], apply: accounted },
  },
});

/** A booking that was reopened goes to another worker. */
function agreed(
  before: EarningDocument | undefined,
  { data: { bookingId, clientId, worker, commissionPercent } }: Recorded<(typeof jobAgreed)[number]>,
): EarningDocument {
  const refundedCentavos = before?.refundedCentavos ?? 0;
  return {
    ...nothing,
    refundedCentavos,
    bookingId,
    workerId: worker.workerId,
    clientId,
    commissionPercent: commissionPercent ?? null,
  };
}

const nothing = {
  commissionPercent: null,
  refundedCentavos: 0,
  completedAt: null,
  grossCentavos: 0,
  customerName: '',
  service: '',
};

function completed(before: EarningDocument | undefined, { data }: Recorded<'WorkCompleted'>): EarningDocument {
  const { bookingId, workerId, clientId, clientName, serviceName, completedAt, finalAmountCentavos } = data;
  return {
    ...nothing,
    ...before,
    bookingId,
    workerId,
    clientId,
    customerName: clientName,
    service: serviceName,
    completedAt,
    grossCentavos: finalAmountCentavos,
  };
}

function refunded(earning: EarningDocument, waivedCentavos: number): EarningDocument {
  return { ...earning, refundedCentavos: earning.refundedCentavos + waivedCentavos };
}

/** What is paid out and what is shown never differ: the payout's percent is the last word. */
function accounted(
  earning: EarningDocument | undefined,
  { data: { workerId, line } }: Recorded<'EarningAdded'>,
): EarningDocument | undefined {
  return earning?.workerId === workerId ? { ...earning, commissionPercent: line.commissionPercent } : earning;
}
