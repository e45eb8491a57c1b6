import type { Policy } from './policy.ts';
import { releaseOrphanedSlots } from './release-orphaned-slots.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';

/** Payment, payout and reminder policies join this list with their modules. */
export const allPolicies: readonly Policy[] = [whenUnansweredExpire, releaseOrphanedSlots];
