import * as z from 'zod/mini';
import { safetyOutcomes, safetyReasons, safetyPlaces } from '../dispute/safety-reasons.ts';
import { Id, Reason, Text, listOf, paging } from '../fields.ts';
import { SafetyReport } from '../views/dispute-safety.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const Reported = z.object({ id: z.string() });

/** Reports about a person's behaviour; staff handle them first. */
export const safetyCalls = {
  reportPerson: defineCall({
    method: 'POST',
    path: '/safety-reports',
    summary: 'Report a person for harassment, threats or theft; visible to staff only; at most ten times a day',
    who: ['client', 'worker'],
    body: z.object({
      accountId: Id,
      about: z.enum(safetyReasons),
      from: z.enum(safetyPlaces),
      bookingId: z.optional(Id),
      text: Text.check(z.minLength(1, 'Required'), z.maxLength(2000)),
      /** Ids that the upload returned (POST /disputes/pictures). */
      pictures: z._default(z.array(Id).check(z.maxLength(10)), []),
    }),
    answer: Reported,
    status: 201,
    errors: ['not_found', 'daily_report_limit', 'conflict'],
  }),
  listSafetyReports: defineCall({
    method: 'GET',
    path: '/admin/safety-reports',
    summary: 'List open or closed safety reports; open ones oldest first',
    who: ['admin'],
    permission: 'safety.read',
    query: z.object({ ...paging(), show: z._default(z.enum(['open', 'closed']), 'open') }),
    answer: listOf(SafetyReport),
    errors: [],
  }),
  closeSafetyReport: defineCall({
    method: 'POST',
    path: '/admin/safety-reports/{id}/close',
    summary: 'Close a report with its outcome; the reporter is notified that it was handled',
    who: ['admin'],
    permission: 'safety.decide',
    params: idParams,
    body: z.object({
      outcome: z.enum(safetyOutcomes),
      reason: Reason,
      /** The warning's text for the reported person. */
      warning: z.optional(Reason),
    }),
    answer: Reported,
    errors: ['not_found', 'not_allowed_now', 'conflict'],
  }),
};
