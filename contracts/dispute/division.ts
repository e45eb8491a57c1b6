import { commissionOn } from '../payout/commission.ts';

/** What of a booking's money a decision divides. Centavos. */
export type Divided = {
  /** What is owed for it now. */ dueCentavos: number;
  /** What came in and was not refunded. */ keptCentavos: number;
  /** Of it, what the worker was given in cash. */ cashCentavos: number;
  commissionPercent: number;
};

export type Division = {
  clientGetsBackCentavos: number;
  clientStillOwesCentavos: number;
  /** After commission, with what they have in cash; negative where they have to give some of it back. */
  workerGetsCentavos: number;
  /** Of it, what they have in hand. */
  workerHasInCashCentavos: number;
  sukiKeepsCentavos: number;
};

/** What each gets if so much less is owed: what the payments and payouts come to afterwards, to the centavo. */
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
