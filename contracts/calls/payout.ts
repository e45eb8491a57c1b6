import * as z from 'zod/mini';
import { payoutStatuses } from '../payout/lifecycle.ts';
import { Day, PositiveCentavos, Reason, ShortText, Typed, listOf, ordersBy, paging } from '../fields.ts';
import { bothSides } from '../roles.ts';
import { BookingPayout, Payout, PayoutAccount, PayoutMethod } from '../views/payout.ts';
import { PayoutProof } from './account-proof.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

/** Sort orders of the list. */
export const payoutOrders = ordersBy(['worker', 'friday', 'amount']);

const admin = ['admin'] as const;
const refusals = ['not_found', 'not_allowed_now', 'conflict'] as const;
const PayoutChanged = z.object({ id: z.string(), status: z.enum(payoutStatuses) });
export type PayoutChanged = z.infer<typeof PayoutChanged>;
const onPayout = {
  params: idParams,
  who: admin,
  permission: 'payouts.decide',
  answer: PayoutChanged,
  errors: refusals,
} as const;

export const payoutCalls = {
  setPayoutAccount: defineCall({
    method: 'POST',
    path: '/users/me/payout',
    summary:
      'Set the payout account; a change needs the code sent to the phone, or without texts a mailed code or a passkey',
    who: bothSides,
    freshSignIn: 'always',
    verified: true,
    body: z.object({
      method: PayoutMethod,
      account: ShortText,
      name: ShortText,
      bank: z.optional(ShortText),
      phoneCode: z.optional(z.string().check(z.maxLength(12))),
      /** Instead of `phoneCode` where no texts are sent (`texts` of `GET /config`). */
      proof: z.optional(PayoutProof),
    }),
    answer: PayoutAccount,
    errors: ['not_found', 'passkey_refused', 'wrong_code', 'code_used_up', 'code_spent', 'not_allowed_now', 'conflict'],
  }),
  readPayoutAccount: defineCall({
    method: 'GET',
    path: '/users/me/payout',
    summary: 'Read the payout account; null if unset',
    who: bothSides,
    answer: z.nullable(PayoutAccount),
    errors: ['not_found'],
  }),
  listOwnPayouts: defineCall({
    method: 'GET',
    path: '/providers/payouts',
    summary: 'List own payouts, newest Friday first',
    who: bothSides,
    query: z.object(paging()),
    answer: listOf(Payout),
    errors: [],
  }),
  listPayouts: defineCall({
    method: 'GET',
    path: '/admin/payouts',
    summary: 'List all payouts, newest Friday first',
    who: admin,
    permission: 'payouts.read',
    query: z.object({
      ...paging(),
      status: z.optional(z.enum(payoutStatuses)),
      friday: z.optional(Day),
      sort: z.optional(z.enum(payoutOrders)),
      /** A worker's name, a whole reference of a transfer, or the code of a booking. */
      q: z.optional(Typed.check(z.maxLength(100))),
    }),
    answer: z.extend(listOf(Payout), {
      /** Fridays with payouts, newest first; `amount` is the total due. */
      fridays: z.array(
        z.object({
          friday: z.string(),
          payouts: z.int(),
          /** Of them, paid; and carried forward without a transfer. */ sent: z.int(),
          carried: z.int(),
          amount: z.int(),
          /** The unpaid part of it. */ unpaid: z.int(),
          /**
           * While lines are still added: debts of workers, which reduce `amount` and `unpaid`. They are not collected
           * but deducted from later earnings.
           */
          owed: z.int(),
        }),
      ),
      /** Payouts of that Friday by status, regardless of the status filter. */
      statuses: z.array(z.object({ status: z.enum(payoutStatuses), count: z.int() })),
    }),
    errors: [],
  }),
  readPayout: defineCall({
    method: 'GET',
    path: '/admin/payouts/{id}',
    summary: 'Read a payout with its lines',
    who: admin,
    permission: 'payouts.read',
    params: idParams,
    answer: Payout,
    errors: ['not_found'],
  }),
  listPayoutsOfBooking: defineCall({
    method: 'GET',
    path: '/admin/bookings/{id}/payouts',
    summary: 'List payouts with lines of a booking, earliest Friday first',
    who: admin,
    permission: 'payouts.read',
    params: idParams,
    answer: z.object({ items: z.array(BookingPayout) }),
    errors: [],
  }),
  markPaid: defineCall({
    ...onPayout,
    method: 'PATCH',
    path: '/admin/payouts/{id}/mark-paid',
    summary: 'Mark a payout as sent; idempotent',
    freshSignIn: 'always',
    /** `amount`: as shown to the admin, in centavos: with another amount nothing is marked (`stale`). */
    body: z.object({ reference: ShortText, amount: z.optional(PositiveCentavos) }),
    errors: [...refusals, 'stale'],
  }),
  holdPayout: defineCall({
    ...onPayout,
    method: 'POST',
    path: '/admin/payouts/{id}/hold',
    summary: 'Hold a payout',
    body: z.object({ reason: Reason }),
  }),
  releasePayout: defineCall({
    ...onPayout,
    method: 'POST',
    path: '/admin/payouts/{id}/release',
    summary: 'Release a payout',
    freshSignIn: 'always',
  }),
  failPayout: defineCall({
    ...onPayout,
    method: 'POST',
    path: '/admin/payouts/{id}/fail',
    summary: 'Mark a payout as refused by the bank',
    freshSignIn: 'always',
    body: z.object({ reason: Reason }),
  }),
  reversePayout: defineCall({
    ...onPayout,
    method: 'POST',
    path: '/admin/payouts/{id}/reverse',
    summary: 'Mark a payout as returned; it joins the next Friday’s payout',
    freshSignIn: 'always',
    body: z.object({ reason: Reason }),
  }),
};
