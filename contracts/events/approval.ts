import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { ApprovalSubject } from '../approval/approval-subject.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/** What every event of an approval says again, so that nobody has to look it up: what is asked for, and by whom. */
const asked = { approvalId: z.string(), subject: ApprovalSubject, requestedBy: Person };
const BECAUSE = 'who of the staff asked for what, and who agreed';

/** The `approval-{id}` stream: one change that waits for a second admin. It may be asked for again once it is over. */
export const approvalEvents = {
  ApprovalRequested: unpublished(BECAUSE, { ...asked, reason: personal(z.string()), expiresAt: z.string() }),
  /** The change is made by a policy that follows it. */
  ApprovalGranted: unpublished(BECAUSE, { ...asked, grantedBy: Person }),
  ApprovalRefused: unpublished(BECAUSE, { ...asked, refusedBy: Person, reason: personal(z.string()) }),
  /** `because`: whoever asked took it back, or nobody answered in time. */
  ApprovalWithdrawn: unpublished(BECAUSE, { ...asked, because: z.enum(['person', 'expired']) }),
};
export type ApprovalEvent = EventOf<typeof approvalEvents>;

/** A change waits for a second admin… */
export const startsApproval = 'ApprovalRequested' satisfies ApprovalEvent['type'];
/** …who agreed… */
export const approvalGiven = 'ApprovalGranted' satisfies ApprovalEvent['type'];
/** …or said no… */
export const approvalAnswered = [approvalGiven, 'ApprovalRefused'] as const satisfies readonly ApprovalEvent['type'][];
/** …or nobody agrees any more… */
export const approvalDenied = [
  'ApprovalRefused',
  'ApprovalWithdrawn',
] as const satisfies readonly ApprovalEvent['type'][];
/** …so that it is over. */
export const approvalOver = [approvalGiven, ...approvalDenied] as const satisfies readonly ApprovalEvent['type'][];
