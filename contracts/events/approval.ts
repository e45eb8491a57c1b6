import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { ApprovalSubject } from '../approval/approval-subject.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/** Repeated in every approval event, so that readers need no look-up: the subject and the requester. */
const asked = { approvalId: z.string(), subject: ApprovalSubject, requestedBy: Person };
const BECAUSE = 'internal approvals of staff';

/** The `approval-{id}` stream: one change that needs a second admin. It may be requested again after it is over. */
export const approvalEvents = {
  ApprovalRequested: unpublished(BECAUSE, { ...asked, reason: personal(z.string()), expiresAt: z.string() }),
  /** A policy then applies the change. */
  ApprovalGranted: unpublished(BECAUSE, { ...asked, grantedBy: Person }),
  ApprovalRefused: unpublished(BECAUSE, { ...asked, refusedBy: Person, reason: personal(z.string()) }),
  /** `because`: withdrawn by the requester, or expired. */
  ApprovalWithdrawn: unpublished(BECAUSE, { ...asked, because: z.enum(['person', 'expired']) }),
};
export type ApprovalEvent = EventOf<typeof approvalEvents>;

/** A change waits for a second admin. */
export const startsApproval = 'ApprovalRequested' satisfies ApprovalEvent['type'];
/** A second admin approved it. */
export const approvalGranted = 'ApprovalGranted' satisfies ApprovalEvent['type'];
/** A second admin decided. */
export const approvalAnswered = [
  approvalGranted,
  'ApprovalRefused',
] as const satisfies readonly ApprovalEvent['type'][];
/** The approval is refused, withdrawn or expired. */
export const approvalDenied = [
  'ApprovalRefused',
  'ApprovalWithdrawn',
] as const satisfies readonly ApprovalEvent['type'][];
/** The approval is over. */
export const approvalEnded = [approvalGranted, ...approvalDenied] as const satisfies readonly ApprovalEvent['type'][];
