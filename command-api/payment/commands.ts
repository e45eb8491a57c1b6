import type { Person } from '#contracts/account/person.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Attempt } from '#contracts/payment/payment-fold.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { Command } from '#infra/eventing/command-handling.ts';
import type { PayableBooking } from './payable-booking.ts';

export type PaymentCommand = PayingCommand | VerificationCommand | RefundCommand;

/** By the client, the worker, the provider or a policy. */
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

/** By an admin or a policy; outcomes of refunds by the provider or an admin. */
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

/** Data of every command on a payment: the newest booking, and the time. Amounts are centavos. */
export type OnPayment = { booking: PayableBooking; now: string };

/** Data of a command by a person. */
export type ByPerson = OnPayment & { viewer: Viewer };

/** `amountCentavos`: null for the whole amount due. */
export type RequestPayment = ByPerson & { amountCentavos: number | null };

export type Pay = ByPerson & {
  attemptId: string;
  method: PaymentMethod;
  reference: string | null;
  amountCentavos: number;
  /** The provider's payment, created with the attempt's id. */
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

/** `attemptId`: used if the client has not chosen cash. */
export type ConfirmCash = ByPerson & { attemptId: string };

/** One payment of a bulk verification. */
export type VerifyOneOfSeveral = ByPerson & {
  /** Amount that the admin saw. */
  amountCentavos: number;
  /** Include transfers that the client only claims to have sent. */
  transfers: boolean;
};

export type FailTransfer = ByPerson & { reason: string };

export type IssueRefund = ByPerson & {
  /** null: the whole rest. */
  amountCentavos: number | null;
  reason: string;
  /** Set if the admin has already sent it by hand. */
  reference: string | null;
  /** Refund ids derive from it, so that a retried command issues the same ones. */
  commandId: string;
  alone: SingleAdminLimit;
};

/** The total that one admin may refund of a payment alone, and whether a second admin exists. */
export type SingleAdminLimit = { admin: Person; upToCentavos: number; isOnlyAdmin: boolean };

/** Outcome of a refund's approval. `commandId`: as in IssueRefund. */
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

/** A refund that was made in the provider's own dashboard. `reference`: the provider's id. */
export type ProviderRefund = {
  attemptId: string;
  method: PaymentMethod;
  amountCentavos: number;
  provider: Attempt['provider'];
  providerPaymentId: string | null;
};

export type SettleRefund = OnPayment & { refundId: string; reference: string | null; made?: ProviderRefund };

export type FailRefund = OnPayment & { refundId: string; reason: string };

/** Reduces the amount due and refunds the excess. `commandId`: as in IssueRefund. */
export type WaiveDue = OnPayment & {
  commandId: string;
  waivedCentavos: number;
  reason: string;
  /** The deciding admin and their limit without a second admin. */ alone: Omit<SingleAdminLimit, 'isOnlyAdmin'>;
};

/** `commandId`: as in IssueRefund. */
export type RefundExcess = OnPayment & { commandId: string };
