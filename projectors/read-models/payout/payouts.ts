import { payoutEvents } from '#contracts/events/payout.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { allowedPayoutActions } from '#contracts/payout/allowed-actions.ts';
import { foldPayout, noPayout, type Payout as PayoutFacts } from '#contracts/payout/payout-fold.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import type { Payout } from '#contracts/views/payout.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/**
 * A worker's payout of one Friday, with its lines. By payout id. Amounts in centavos, negative when the worker owes.
 * `nameKey`: the worker's name, folded, for sorting.
 */
export type PayoutDocument = PayoutFacts & { nameKey: string };

export const payouts = defineReadModel<PayoutDocument>({
  name: 'payouts',
  version: 4,
  fields: ['workerId', 'workerAccountId', 'friday', 'status', 'nameKey', 'amountCentavos', 'reference'],
  compound: [
    ['workerId', 'friday'],
    ['workerAccountId', 'friday'],
    ['status', 'friday'],
    ['friday', 'nameKey'],
    ['nameKey'],
  ],
  on: onEach(typesOf(payoutEvents), {
    ids: ({ data }) => payoutId(data.workerId, data.friday),
    apply: (before, event) => {
      const payout = foldPayout(before ?? noPayout, event);
      return { ...payout, nameKey: folded(payout.workerName) };
    },
  }),
  push: (payout) => [pushToWorker(payout)],
});

function pushToWorker({ workerId, workerAccountId, friday, status }: PayoutDocument): PushDraft {
  return {
    namespace: 'account',
    event: 'payout:updated',
    to: { accounts: [workerAccountId] },
    payload: { payoutId: payoutId(workerId, friday), status },
  };
}

/** A payout's view for its worker or an admin. `position`: log position of its last change. */
export function payoutView(payout: PayoutDocument, position: number, by: 'worker' | 'admin'): Payout {
  const {
    workerId,
    workerName,
    friday,
    status,
    method,
    account,
    accountName,
    bank,
    reason,
    missingAccount,
    accountChange,
    carriedTo,
    reference,
    paidAt,
  } = payout;
  return {
    id: payoutId(workerId, friday),
    workerId,
    workerName,
    friday,
    status,
    allowedActions: by === 'admin' ? allowedPayoutActions(payout, 'admin') : [],
    method,
    account,
    accountName,
    bank,
    gross: payout.grossCentavos,
    commission: payout.commissionCentavos,
    cash: payout.cashCentavos,
    amount: payout.amountCentavos,
    lines: payout.lines.map(lineView),
    reason,
    missingAccount,
    accountChange,
    carriedTo,
    reference,
    paidAt,
    position,
  };
}

function lineView({
  lineId,
  kind,
  bookingId,
  clientName,
  serviceName,
  grossCentavos,
  commissionPercent,
  commissionCentavos,
  cashCentavos,
  amountCentavos,
  at,
}: PayoutDocument['lines'][number]): Payout['lines'][number] {
  return {
    id: lineId,
    kind,
    bookingId,
    code: bookingId === null ? null : bookingCode(bookingId),
    commissionPercent,
    customerName: clientName,
    service: serviceName,
    gross: grossCentavos,
    commission: commissionCentavos,
    cash: cashCentavos,
    amount: amountCentavos,
    at,
  };
}
