import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import type { Approval as Folded } from '../approval/approval-fold.ts';
import { ApprovalSubject } from '../approval/approval-subject.ts';

/** A change requested by one admin that a second one must approve. */
export const Approval = z.object({
  id: z.string(),
  subject: ApprovalSubject,
  reason: z.string(),
  requestedBy: Person,
  requestedAt: z.string(),
  /** Approval is impossible from then on. */
  expiresAt: z.string(),
  status: z.enum(['open', 'granted', 'refused', 'withdrawn', 'expired']),
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(z.string()),
  /** Of a refusal. */
  refusal: z.nullable(z.string()),
});
export type Approval = z.infer<typeof Approval>;

export function approvalView(
  approval: Folded,
  { requestedAt, decidedAt }: Pick<Approval, 'requestedAt' | 'decidedAt'>,
): Approval {
  const { approvalId: id, subject, reason, requestedBy, expiresAt, status, decision } = approval;
  return {
    id,
    subject,
    reason,
    requestedBy,
    requestedAt,
    expiresAt,
    status,
    decidedBy: decision?.by ?? null,
    decidedAt,
    refusal: decision?.reason ?? null,
  };
}
