import * as z from 'zod/mini';
import { StaffRole } from '../account/staff-permissions.ts';
import { AdminChange } from '../approval/approval-subject.ts';
import { Id, listOf, paging, Reason } from '../fields.ts';
import { anyOf, approvalPermissions } from '../platform/case-permissions.ts';
import { Approval } from '../views/approval.ts';
import { defineCall } from './call.ts';
import { Done, idParams } from './params.ts';

const admin = ['admin'] as const;
/** Expiry of the approval as shown, so that a newer request is not decided unseen. */
const expiresAt = z.optional(z.string());

/** Changes that need a second admin (docs/decisions/second-admin.md). */
export const approvalCalls = {
  listApprovals: defineCall({
    method: 'GET',
    path: '/admin/approvals',
    summary: 'List approvals, open or decided, newest first',
    who: admin,
    permission: 'approvals.read',
    query: z.object({ ...paging(), status: z._default(z.enum(['open', 'over']), 'open') }),
    answer: listOf(Approval),
    errors: [],
  }),
  requestApproval: defineCall({
    method: 'POST',
    path: '/admin/approvals',
    summary:
      'Request a change of a staff role, a reset of an admin’s second factors, or a release or confirmation of a number',
    who: admin,
    permission: anyOf(approvalPermissions),
    freshSignIn: 'always',
    /** `staffRole`: the new role; only for that change. */
    body: z.object({ change: AdminChange, accountId: Id, staffRole: z.optional(StaffRole), reason: Reason }).check(
      z.refine(({ change, staffRole }) => (change === 'staff_role') === (staffRole !== undefined), {
        error: 'Goes with a staff role, and with nothing else',
        path: ['staffRole'],
      }),
    ),
    answer: z.object({ id: z.string(), expiresAt: z.string() }),
    status: 201,
    errors: [
      'not_found',
      'not_allowed_now',
      'has_open_jobs',
      'last_way_in',
      'no_other_admin',
      'already_exists',
      'conflict',
    ],
  }),
  grantApproval: defineCall({
    method: 'POST',
    path: '/admin/approvals/{id}/grant',
    summary: 'Approve another admin’s request; it is applied at once',
    who: admin,
    permission: anyOf(approvalPermissions),
    freshSignIn: 'always',
    params: idParams,
    body: z.optional(z.object({ expiresAt })),
    answer: Done,
    errors: ['not_found', 'own_request', 'not_allowed_now', 'has_open_jobs', 'last_way_in', 'stale', 'conflict'],
  }),
  refuseApproval: defineCall({
    method: 'POST',
    path: '/admin/approvals/{id}/refuse',
    summary: 'Refuse another admin’s request',
    who: admin,
    permission: anyOf(approvalPermissions),
    params: idParams,
    body: z.object({ reason: Reason, expiresAt }),
    answer: Done,
    errors: ['not_found', 'own_request', 'not_allowed_now', 'stale', 'conflict'],
  }),
  withdrawApproval: defineCall({
    method: 'POST',
    path: '/admin/approvals/{id}/withdraw',
    summary: 'Withdraw an own request',
    who: admin,
    permission: anyOf(approvalPermissions),
    params: idParams,
    answer: Done,
    errors: ['not_found', 'forbidden', 'not_allowed_now', 'conflict'],
  }),
};
