import * as z from 'zod/mini';
import { disputeOutcomes, disputeReasons, disputeStatuses } from '../dispute/lifecycle.ts';
import { Day, Id, listOf, ordersBy, paging, PositiveCentavos, Reason, Text } from '../fields.ts';
import { bothSides } from '../roles.ts';
import { BookingDispute, DisputeRow, SafetyReport } from '../views/dispute.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';
import { Submitted } from './upload.ts';
import { safetyOutcomes, safetyPlaces, safetyReasons } from '../dispute/safety-reasons.ts';

/** Sort orders of the list. */
export const disputeOrders = ordersBy(['since']);

const admin = ['admin'] as const;
const refusals = ['not_found', 'not_allowed_now', 'conflict'] as const;

/** Answer of every command: enough to read the dispute again with Suki-After. */
const DisputeChanged = z.object({ id: z.string(), status: z.enum(disputeStatuses) });
export type DisputeChanged = z.infer<typeof DisputeChanged>;

/** Time of the decision as shown, so that a newer one is not answered unseen. */
const decidedAt = z.optional(z.string());

const onDispute = { params: idParams, answer: DisputeChanged } as const;
const Story = Text.check(z.minLength(1, 'Required'), z.maxLength(2000));
/** Picture ids that the upload returned; each side may use only its own. */
const Pictures = z._default(z.array(Id).check(z.maxLength(10)), []);

/** A dispute about a job, until it is decided (docs/decisions/disputes.md). `id` is the booking's. */
export const disputeCalls = {
  readDispute: defineCall({
    method: 'GET',
    path: '/bookings/{id}/dispute',
    summary: 'Read a booking’s dispute, or whether it can be disputed',
    who: 'signed-in',
    permission: 'disputes.read',
    params: idParams,
    answer: BookingDispute,
    errors: ['not_found'],
  }),
  listOwnDisputes: defineCall({
    method: 'GET',
    path: '/disputes',
    summary: 'List own open disputes',
    who: bothSides,
    answer: z.object({ items: z.array(DisputeRow) }),
    errors: [],
  }),
  uploadDisputePictures: defineCall({
    method: 'POST',
    path: '/disputes/pictures',
    summary: 'Upload pictures for a dispute, visible to its two sides and staff',
    who: bothSides,
    files: { field: 'files', max: 10 },
    answer: z.object({ items: z.array(Submitted) }),
    errors: ['too_large', 'unsupported_media', 'request_timeout', 'daily_upload_limit'],
  }),
  openDispute: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/bookings/{id}/dispute',
    summary: 'Open a dispute about a job; its money is held until the decision',
    who: bothSides,
    body: z.object({
      about: z.enum(disputeReasons),
      text: Story,
      pictures: Pictures,
      /** Refund that the client asks for, in centavos. */
      wanted: z.optional(PositiveCentavos),
    }),
    status: 201,
    errors: [...refusals, 'already_exists'],
  }),
  addDisputeMessage: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/bookings/{id}/dispute/messages',
    summary: 'Add a message to a dispute',
    who: bothSides,
    body: z.object({ text: Story, pictures: Pictures }),
    errors: refusals,
  }),
  withdrawDispute: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/bookings/{id}/dispute/withdraw',
    summary: 'Withdraw the own dispute before it is decided',
    who: bothSides,
    errors: refusals,
  }),
  acceptDisputeDecision: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/bookings/{id}/dispute/accept',
    summary: 'Accept a decision; it is final once both sides do',
    who: bothSides,
    body: z.optional(z.object({ decidedAt })),
    errors: [...refusals, 'stale'],
  }),
  appealDispute: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/bookings/{id}/dispute/appeal',
    summary: 'Appeal to another admin',
    who: bothSides,
    body: z.object({ text: Story, decidedAt }),
    errors: [...refusals, 'stale'],
  }),
  listDisputes: defineCall({
    method: 'GET',
    path: '/admin/disputes',
    summary: 'List disputes that staff must decide, that wait for a side, or that are over',
    who: admin,
    permission: 'disputes.read',
    query: z.object({
      ...paging(),
      show: z._default(z.enum(['open', 'decided', 'over']), 'open'),
      /** Opened on these Manila days, both included. */ from: z.optional(Day),
      to: z.optional(Day),
      sort: z.optional(z.enum(disputeOrders)),
    }),
    answer: listOf(DisputeRow),
    errors: [],
  }),
  askInDispute: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/admin/disputes/{id}/messages',
    summary: 'Ask one or both sides of a dispute; both read it',
    who: admin,
    permission: 'disputes.decide',
    body: z.object({ text: Story, asks: z.enum(['client', 'worker', 'both']) }),
    errors: refusals,
  }),
  decideDispute: defineCall({
    ...onDispute,
    method: 'POST',
    path: '/admin/disputes/{id}/decide',
    summary: 'Decide a dispute, with a reason for both sides',
    who: admin,
    permission: 'disputes.decide',
    freshSignIn: 'always',
    body: z.object({
      outcome: z.enum(disputeOutcomes),
      /** Of a partial refund, in centavos. */
      amount: z.optional(PositiveCentavos),
      reason: Reason,
      /** Amount due as shown to the admin, in centavos: with another amount nothing is decided. */
      due: z.int().check(z.gte(0)),
      /** Time of the newest decision that the admin saw, including undone ones; null for none. */
      decidedAt: z.optional(z.nullable(z.string())),
    }),
    errors: [...refusals, 'own_decision', 'no_other_admin', 'stale'],
  }),
};

const Reported = z.object({ id: z.string() });

/** Reports about a person's behaviour; staff handle them first. */
export const safetyCalls = {
  reportPerson: defineCall({
    method: 'POST',
    path: '/safety-reports',
    summary: 'Report a person for harassment, threats or theft; visible to staff only; at most ten times a day',
    who: bothSides,
    body: z.object({
      accountId: Id,
      about: z.enum(safetyReasons),
      from: z.enum(safetyPlaces),
      bookingId: z.optional(Id),
      text: Story,
      pictures: Pictures,
    }),
    answer: Reported,
    status: 201,
    errors: ['not_found', 'daily_report_limit', 'conflict'],
  }),
  listSafetyReports: defineCall({
    method: 'GET',
    path: '/admin/safety-reports',
    summary: 'List open or closed safety reports; open ones oldest first',
    who: admin,
    permission: 'safety.read',
    query: z.object({ ...paging(), show: z._default(z.enum(['open', 'closed']), 'open') }),
    answer: listOf(SafetyReport),
    errors: [],
  }),
  closeSafetyReport: defineCall({
    method: 'POST',
    path: '/admin/safety-reports/{id}/close',
    summary: 'Close a report with its outcome; the reporter is notified that it was handled',
    who: admin,
    permission: 'safety.decide',
    params: idParams,
    body: z.object({
      outcome: z.enum(safetyOutcomes),
      reason: Reason,
      /** The warning's text for the reported person. */
      warning: z.optional(Reason),
    }),
    answer: Reported,
    errors: refusals,
  }),
};
