import { jobAgreed } from '#contracts/events/booking.ts';
import { dueWaived, waiverChanged } from '#contracts/events/payment.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A worker's actual or expected earning from one booking. By booking id. Amounts in centavos. */
export type EarningDocument = {
  bookingId: string;
  workerId: string;
  /** Commission as agreed, or as the payout counted it; null when unknown. */
  commissionPercent: number | null;
  /** The part of the refunds that is no longer owed. Overpayments were never earned. */
  refundedCentavos: number;
  /** null until completion; an earning counts from then (specification section 4). */
  completedAt: string | null;
  /** Final amount; 0 until completion. */
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
      // A failed refund no longer counts.
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

/** A reopened booking goes to another worker. */
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

/** The payout's percentage is final, so that shown and paid amounts never differ. */
function accounted(
  earning: EarningDocument | undefined,
  { data: { workerId, line } }: Recorded<'EarningAdded'>,
): EarningDocument | undefined {
  return earning?.workerId === workerId ? { ...earning, commissionPercent: line.commissionPercent } : earning;
}
