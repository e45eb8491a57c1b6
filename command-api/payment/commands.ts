import type { Person } from '#contracts/account/person.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Attempt } from '#contracts/payment/payment-fold.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';
import type { PayableBooking } from './payable-booking.ts';

export type PaymentCommand = PayingCommand | VerificationCommand | RefundCommand;

/** By the client or the worker, by the provider, or by the platform itself. */
export type PayingCommand =
  | Command<'RequestPayment', RequestPayment>
  | Command<'RequestOutstandingPayment', OnPayment>
  | Command<'Pay', Pay>
  | Command<'ReceivePayment', ReceivePayment>
  | Command<'FailAttempt', FailAttempt>
  | Command<'ConfirmCash', ConfirmCash>
  | Command<'SettleCancelledPayment', OnPayment>
  | Command<'VoidPayment', OnPayment>;

/** By an admin. */
export type VerificationCommand =
  | Command<'VerifyPayment', ByPerson>
  | Command<'VerifyOneOfSeveral', VerifyOneOfSeveral>
  | Command<'UndoVerification', ByPerson>
  | Command<'UndoOneOfSeveral', ByPerson>
  | Command<'FailTransfer', FailTransfer>;

/** By an admin or the platform itself; what becomes of a refund, by the provider or an admin. */
export type RefundCommand =
  | Command<'IssueRefund', IssueRefund>
  | Command<'IssueApprovedRefund', OnRefundRequest>
  | Command<'DropRefundRequest', OnRefundRequest & { because: 'refused' | 'withdrawn' }>
  | Command<'RefundExcess', RefundExcess>
  | Command<'WaiveDue', WaiveDue>
  | Command<'MakeApprovedWaiver', OnRefundRequest>
  | Command<'DropWaiverRequest', OnRefundRequest & { because: 'refused' | 'withdrawn' }>
  | Command<'SettleRefund', SettleRefund>
  | Command<'SettleRefundByHand', SettleRefundByHand>
  | Command<'FailRefund', FailRefund>;

/** What every command on a payment brings: its booking as it is now, and the time. Amounts are centavos. */
export type OnPayment = { booking: PayableBooking; now: string };

/** …and who does it, when a person does. */
export type ByPerson = OnPayment & { viewer: Viewer };

/** `amountCentavos`: null for all that is owed. */
export type RequestPayment = ByPerson & { amountCentavos: number | null };

export type Pay = ByPerson & {
  attemptId: string;
  method: PaymentMethod;
  reference: string | null;
  amountCentavos: number;
  /** The provider's payment, begun under the attempt's id. */
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

/** `attemptId` is used where the client has not said that they pay in cash. */
export type ConfirmCash = ByPerson & { attemptId: string };

/** One of several that are verified by one press. */
export type VerifyOneOfSeveral = ByPerson & {
  /** As it was shown. */
  amountCentavos: number;
  /** Those that the client only says were sent, too. */
  transfers: boolean;
};

export type FailTransfer = ByPerson & { reason: string };

export type IssueRefund = ByPerson & {
  /** null: everything that is left. */
  amountCentavos: number | null;
  reason: string;
  /** Given when the admin has sent it already, by hand. */
  reference: string | null;
  /** The refunds' ids come from it, so that a retried command issues the same ones. */
  commandId: string;
  alone: Alone;
};

/** What one admin may refund of a payment without a second one, in all; and whether there is a second one to ask. */
export type Alone = { admin: Person; upToCentavos: number; isOnlyAdmin: boolean };

/** What two admins agreed on, or not, and what becomes of it. `commandId`: as of IssueRefund. */
export type OnRefundRequest = OnPayment & { approvalId: string; commandId: string };

export type SettleRefundByHand = ByPerson & { refundId: string; reference: string };

export type ReceivePayment = OnPayment & {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

export type FailAttempt = OnPayment & { attemptId: string; reason: string };

/** `reference`: what the provider knows it by. */
/** What a refund gives back that somebody made at the provider itself. */
export type MadeAtProvider = {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

export type SettleRefund = OnPayment & { refundId: string; reference: string | null; made?: MadeAtProvider };

export type FailRefund = OnPayment & { refundId: string; reason: string };

/** So much less is owed; what came in beyond the rest goes back. `commandId`: as of IssueRefund. */
export type WaiveDue = OnPayment & {
  commandId: string;
  waivedCentavos: number;
  reason: string;
  /** Who decided it, and what they may refund without a second admin. */ alone: Omit<Alone, 'isOnlyAdmin'>;
};

/** `commandId`: as of IssueRefund. */
export type RefundExcess = OnPayment & { commandId: string };
