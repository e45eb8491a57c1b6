import type { Policy } from './policy.ts';
import { releaseOrphanedSlots } from './release-orphaned-slots.ts';
import { settleHeldTimes } from './settle-held-times.ts';
import { whenQuoteRunsOut } from './when-quote-runs-out.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';

/** Payment, payout and reminder policies join this list with their modules. */
export const allPolicies: readonly Policy[] = [whenUnansweredExpire, whenQuoteRunsOut, releaseOrphanedSlots, settleHeldTimes];
