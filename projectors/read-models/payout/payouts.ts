import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import type { PayoutLine } from '#contracts/events/payout.ts';
import type { AccountChange } from '#contracts/payout/account-change.ts';
import { allowedPayoutActions } from '#contracts/payout/allowed-actions.ts';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { Payout, PayoutMethod } from '#contracts/views/payout.ts';
import { type Change, defineReadModel, type PushDraft } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/** One worker's payout of one Friday, with its lines. By payout id. Money in centavos; what the worker owes is negative. */
export type PayoutDocument = {
  workerId: string;
  workerAccountId: string;
  workerName: string;
  /** Folded: lists are in the order of names. */
  nameKey: string;
  friday: string;
  status: PayoutStatus;
  lines: (PayoutLine & { at: string })[];
  grossCentavos: number;
  commissionCentavos: number;
  cashCentavos: number;
  amountCentavos: number;
  method: PayoutMethod | null;
  /** Masked. */
  account: string | null;
  accountName: string | null;
  bank: string | null;
  reason: string | null;
  missingAccount: boolean;
  accountChange: AccountChange | null;
  carriedTo: string | null;
  reference: string | null;
  paidAt: string | null;
};

type PayoutEventType =
  | 'PayoutScheduled'
  | 'PayoutHeld'
  | 'PayoutReleased'
  | 'PayoutPaid'
  | 'PayoutFailed'
  | 'PayoutReversed'
  | 'PayoutCarriedForward';

export const payouts = defineReadModel<PayoutDocument>({
  name: 'payouts',
  version: 2,
  fields: ['workerId', 'workerAccountId', 'friday', 'status', 'nameKey'],
  compound: [
    ['workerId', 'friday'],
    ['workerAccountId', 'friday'],
    ['status', 'friday'],
    ['friday', 'nameKey'],
  ],
  on: {
    EarningAdded: {
      ids: ({ data }) => payoutId(data.workerId, data.friday),
      apply: withLine,
      announce: (payout) => [toTheWorker(payout)],
    },
    PayoutScheduled: to('scheduled', ({ data }) => destinationOf(data)),
    PayoutHeld: to('on_hold', ({ data: { reason, missingAccount, accountChange } }) => ({
      reason,
      missingAccount,
      ...changeOf(accountChange ?? null),
    })),
    PayoutReleased: to('scheduled', ({ data }) => ({
      ...destinationOf(data),
      reason: null,
      missingAccount: false,
      accountChange: null,
    })),
    PayoutPaid: to('paid', ({ data: { reference, paidAt } }) => ({ reference, paidAt })),
    PayoutFailed: to('failed', ({ data }) => ({ reason: data.reason })),
    PayoutReversed: to('reversed', ({ data }) => ({ reason: data.reason })),
    PayoutCarriedForward: to('carried', ({ data }) => ({ carriedTo: data.toFriday })),
  },
});

function withLine(before: PayoutDocument | undefined, { data }: Recorded<'EarningAdded'>): PayoutDocument {
  const {
    workerId,
    workerAccountId,
    workerName,
    friday,
    line,
    at,
    grossCentavos,
    commissionCentavos,
    cashCentavos,
    amountCentavos,
  } = data;
  return {
    ...(before ?? {
      status: 'accruing',
      lines: [],
      method: null,
      account: null,
      accountName: null,
      bank: null,
      reason: null,
      missingAccount: false,
      accountChange: null,
      carriedTo: null,
      reference: null,
      paidAt: null,
    }),
    workerId,
    workerAccountId,
    workerName,
    nameKey: folded(workerName),
    friday,
    lines: [...(before?.lines ?? []), { ...line, at }],
    grossCentavos,
    commissionCentavos,
    cashCentavos,
    amountCentavos,
  };
}

type Destination = Pick<PayoutDocument, 'method' | 'account' | 'accountName' | 'bank'>;

function destinationOf({ method, account, accountName, bank }: Destination): Destination {
  return { method, account, accountName, bank };
}

/** It waits for the new account, and is shown with it. */
function changeOf(change: DataOf<'PayoutHeld'>['accountChange']): Partial<PayoutDocument> {
  if (!change) return { accountChange: null };
  return { ...destinationOf(change), accountChange: { changedAt: change.changedAt, heldUntil: change.heldUntil } };
}

function to<Type extends PayoutEventType>(
  status: PayoutStatus,
  merge: (event: Recorded<Type>) => Partial<PayoutDocument>,
): Change<PayoutDocument, Type> {
  return {
    ids: ({ data }) => payoutId(data.workerId, data.friday),
    apply: (payout, event) => payout && { ...payout, status, ...merge(event) },
    announce: (payout) => [toTheWorker(payout)],
  };
}

function toTheWorker({ workerId, workerAccountId, friday, status }: PayoutDocument): PushDraft {
  return {
    namespace: 'account',
    event: 'payout:updated',
    to: { accounts: [workerAccountId] },
    payload: { payoutId: payoutId(workerId, friday), status },
  };
}

/** As its worker or an admin sees it. `position`: the log position of its last change. */
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
  commissionCentavos,
  cashCentavos,
  amountCentavos,
  at,
}: PayoutDocument['lines'][number]): Payout['lines'][number] {
  return {
    id: lineId,
    kind,
    bookingId,
    customerName: clientName,
    service: serviceName,
    gross: grossCentavos,
    commission: commissionCentavos,
    cash: cashCentavos,
    amount: amountCentavos,
    at,
  };
}
