import { commissionOn } from '../payout/commission.ts';

/** The money that a decision divides. Centavos. */
export type Divided = {
  /** Currently due. */ dueCentavos: number;
  /** Received and not refunded. */ keptCentavos: number;
  /** Its part that the worker received in cash. */ cashCentavos: number;
  commissionPercent: number;
};

export type Division = {
  clientGetsBackCentavos: number;
  clientStillOwesCentavos: number;
  /** After commission, including cash; negative when the worker must return some of it. */
  workerGetsCentavos: number;
  /** Its part that the worker already has in cash. */
  workerHasInCashCentavos: number;
  sukiKeepsCentavos: number;
};

/** The shares after a reduction of the amount due, to the centavo as payments and payouts will show them. */
export function divisionOf(
  { dueCentavos, keptCentavos, cashCentavos, commissionPercent }: Divided,
  waivedCentavos: number,
): Division {
  const due = Math.max(0, dueCentavos - waivedCentavos);
  const commission = commissionOn(due, commissionPercent);
  return {
    clientGetsBackCentavos: Math.max(0, keptCentavos - due),
    clientStillOwesCentavos: Math.max(0, due - keptCentavos),
    workerGetsCentavos: due - commission,
    workerHasInCashCentavos: cashCentavos,
    sukiKeepsCentavos: commission,
  };
}
