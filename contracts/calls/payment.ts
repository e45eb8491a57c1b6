import * as z from 'zod/mini';
import { paymentStatuses } from '../payment/lifecycle.ts';
import {
  Day,
  Id,
  Line,
  Phone,
  PositiveCentavos,
  QueryFlag,
  Reason,
  ShortText,
  Typed,
  listOf,
  ordersBy,
  paging,
  queryInt,
} from '../fields.ts';
import { addDays, isDay } from '../manila-time.ts';
import { bothSides, PaymentMethod, Side } from '../roles.ts';
import { ClientBalance, Payment, PaymentBreakdown } from '../views/payment.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

/** Sort orders of the list. */
export const paymentOrders = ordersBy(['amount', 'changed']);

/** Answer of every payment command: enough to read the payment again with Suki-After. */
const PaymentChanged = z.object({ id: z.string(), bookingId: z.string(), status: z.enum(paymentStatuses) });
export type PaymentChanged = z.infer<typeof PaymentChanged>;

/** `approval`: the amount exceeds what one admin may refund, so it waits for a second one; null when it is done. */
const Refunded = z.extend(PaymentChanged, { approval: z.nullable(z.object({ id: z.string() })) });
export type Refunded = z.infer<typeof Refunded>;

/** A breakdown is computed from the payments themselves. */
export const LONGEST_PERIOD_DAYS = 31;

/** An invalid day is reported by its own field's check. */
export function isShortPeriod({ from, to }: { from: string; to: string }): boolean {
  if (!isDay(from) || !isDay(to)) return true;
  return from <= to && to < addDays(from, LONGEST_PERIOD_DAYS);
}

/** The maximum page size of a list. */
const MOST_AT_ONCE = 100;

function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

const EACH_ONCE = 'Each payment once';
const Payments = z
  .array(
    z.object({
      id: Id,
      /** Waiting amount as shown to the admin, in centavos: with another amount nothing is verified. */ amount:
        PositiveCentavos,
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(MOST_AT_ONCE),
    z.refine((payments) => areDistinct(payments.map(({ id }) => id)), EACH_ONCE),
  );
const PaymentIds = z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE), z.refine(areDistinct, EACH_ONCE));

/** Each payment is processed separately: a refused one does not stop the others. */
export const BulkOutcome = z.object({
  done: z.array(z.string()),
  /** Another admin was faster. */
  already: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** Only payments that wait for an admin: with received money, with a reported bank transfer, or either. */
const WaitsFor = z.enum(['money', 'transfer', 'any']);
export type WaitsFor = z.infer<typeof WaitsFor>;

const admin = ['admin'] as const;
const refusals = ['not_found', 'not_allowed_now', 'conflict'] as const;
const onPayment = { params: idParams, answer: PaymentChanged } as const;

export const paymentCalls = {
  requestPayment: defineCall({
    ...onPayment,
    method: 'POST',
    path: '/bookings/{id}/request-payment',
    summary: 'Request payment of the amount due, or a part of it',
    who: bothSides,
    verified: true,
    body: z.optional(z.object({ amount: z.optional(PositiveCentavos) })),
    errors: refusals,
  }),
  pay: defineCall({
    method: 'POST',
    path: '/bookings/{id}/pay',
    summary: 'Pay the requested amount',
    who: bothSides,
    verified: true,
    params: idParams,
    body: z.object({
      method: PaymentMethod,
      reference: z.optional(Line.check(z.minLength(4), z.maxLength(60))),
      phone: z.optional(Phone),
    }),
    answer: z.extend(PaymentChanged, {
      /** The provider's page to open in the browser; null for cash and bank transfers. */ nextUrl: z.nullable(
        z.string(),
      ),
    }),
    errors: [...refusals, 'amount_not_taken'],
  }),
  confirmCash: defineCall({
    ...onPayment,
    method: 'POST',
    path: '/bookings/{id}/confirm-cash',
    summary: 'Report a cash payment',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  readPayment: defineCall({
    method: 'GET',
    path: '/bookings/{id}/payment',
    summary: 'Read a booking’s payment',
    who: 'signed-in',
    permission: 'bookings.read',
    params: idParams,
    answer: Payment,
    errors: ['not_found'],
  }),
  listOwnPayments: defineCall({
    method: 'GET',
    path: '/payments',
    summary: 'List own payments, newest first',
    who: bothSides,
    query: z.object({ ...paging(), status: z.optional(z.enum(paymentStatuses)), side: z.optional(Side) }),
    answer: listOf(Payment),
    errors: [],
  }),
  /** The path names the provider; its signature covers the raw body. */
  receiveWebhook: defineCall({
    method: 'POST',
    path: '/payments/webhooks/{provider}',
    summary: 'Receive a payment provider’s webhook about a payment or refund',
    who: 'anyone',
    signed: true,
    params: z.object({ provider: Id }),
    body: z.unknown(),
    answer: z.object({ received: z.boolean() }),
    errors: ['not_found'],
  }),
  listPayments: defineCall({
    method: 'GET',
    path: '/admin/payments',
    summary: 'List all payments, those that wait for an admin first',
    who: admin,
    permission: 'payments.read',
    query: z.object({
      ...paging(),
      status: z.optional(z.enum(paymentStatuses)),
      bookingId: z.optional(Id),
      /** A booking code, the start of a name, or a whole reference; searched over all dates. */
      q: z.optional(Typed.check(z.maxLength(100))),
      /**
       * Manila days of the latest change, both included. Payments that wait for an admin are shown regardless of date.
       */
      from: z.optional(Day),
      to: z.optional(Day),
      /** Only payments with refunds. */
      refunds: z.optional(QueryFlag),
      /** When sorted, waiting payments are not listed first, and the days apply to them too. */
      sort: z.optional(z.enum(paymentOrders)),
      waits: z.optional(WaitsFor),
      /** Payments of this account. */ client: z.optional(Id),
      /** Payments with this amount due, in centavos. */ amount: z.optional(queryInt(1, 1_000_000_000)),
    }),
    answer: listOf(Payment),
    errors: [],
  }),
  readClientBalance: defineCall({
    method: 'GET',
    path: '/admin/users/{id}/balance',
    summary: 'Read a client’s totals: paid, refunded and due',
    who: admin,
    permission: 'payments.read',
    params: idParams,
    answer: ClientBalance,
    errors: [],
  }),
  breakdownPayments: defineCall({
    method: 'GET',
    path: '/admin/payments/breakdown',
    summary: 'Read a period’s payment totals by status and method',
    who: admin,
    permission: 'payments.read',
    /** Manila days of the latest change, both included; payments that wait for an admin count regardless of date. */
    query: z
      .object({ from: Day, to: Day })
      .check(
        z.refine(isShortPeriod, { error: `At most ${LONGEST_PERIOD_DAYS} days, the first one first`, path: ['to'] }),
      ),
    answer: PaymentBreakdown,
    errors: [],
  }),
  countPayments: defineCall({
    method: 'GET',
    path: '/admin/payments/count',
    summary: 'Count payments by status, or those that wait for an admin',
    who: admin,
    permission: 'payments.read',
    query: z.object({ status: z.optional(z.enum(paymentStatuses)), waits: z.optional(WaitsFor) }),
    answer: z.object({ count: z.int() }),
    errors: [],
  }),
  verifyPayment: defineCall({
    ...onPayment,
    method: 'PATCH',
    path: '/admin/payments/{id}/verify',
    summary: 'Verify a payment',
    who: admin,
    permission: 'payments.decide',
    freshSignIn: 'always',
    errors: refusals,
  }),
  undoVerification: defineCall({
    ...onPayment,
    method: 'POST',
    path: '/admin/payments/{id}/undo-verify',
    summary: 'Undo a verification within a minute',
    who: admin,
    permission: 'payments.decide',
    errors: [...refusals, 'too_late_to_undo'],
  }),
  verifyPayments: defineCall({
    method: 'POST',
    path: '/admin/payments/verify',
    summary: 'Verify several payments',
    who: admin,
    permission: 'payments.decide',
    freshSignIn: 'always',
    /** Without `transfers`, payments with only a reported transfer are refused: `transfer_not_chosen`. */
    body: z.object({ payments: Payments, transfers: z.optional(z.boolean()) }),
    answer: BulkOutcome,
    errors: ['conflict'],
  }),
  undoVerifications: defineCall({
    method: 'POST',
    path: '/admin/payments/undo-verify',
    summary: 'Undo the verification of several payments within a minute',
    who: admin,
    permission: 'payments.decide',
    body: z.object({ payments: PaymentIds }),
    answer: BulkOutcome,
    errors: ['conflict'],
  }),
  failPayment: defineCall({
    ...onPayment,
    method: 'POST',
    path: '/admin/payments/{id}/fail',
    summary: 'Mark a bank transfer as not received',
    who: admin,
    permission: 'payments.decide',
    freshSignIn: 'always',
    body: z.object({ reason: Reason }),
    errors: refusals,
  }),
  refundPayment: defineCall({
    ...onPayment,
    method: 'POST',
    path: '/admin/payments/{id}/refund',
    summary: 'Refund a payment fully or partly; above a limit it waits for a second admin',
    who: admin,
    permission: 'payments.refund',
    freshSignIn: 'always',
    /** With a reference the refund was sent by hand; without one it returns through the original payment method. */
    body: z.object({ amount: z.optional(PositiveCentavos), reason: Reason, reference: z.optional(ShortText) }),
    answer: Refunded,
    errors: [...refusals, 'no_other_admin'],
  }),
  settleRefund: defineCall({
    method: 'POST',
    path: '/admin/payments/{id}/refunds/{refundId}/settle',
    summary: 'Mark a refund of cash or a bank transfer as sent',
    who: admin,
    permission: 'payments.refund',
    freshSignIn: 'always',
    params: z.object({ id: Id, refundId: Id }),
    body: z.object({ reference: ShortText }),
    answer: PaymentChanged,
    errors: refusals,
  }),
};
