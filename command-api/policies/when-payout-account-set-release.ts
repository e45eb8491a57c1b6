import { streams } from '#contracts/events/streams.ts';
import { addDays } from '#contracts/manila-time.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import type { CommandContext } from '../handling/commands.ts';
import { payoutDecider } from '../payout/decider.ts';
import { payoutAccountOf } from '../payout/payout-account-of.ts';
import { releasePayout } from '../payout/payout-commands.ts';
import { definePolicy, type PolicyDeps } from './policy.ts';

/** The Fridays whose payouts may wait for the account: the last one that began before `at`, and so many before it. */
type Waiting = { workerId: string; fridays: readonly string[] };

/** Two years: whoever says where to send it gets all of it. */
const FRIDAYS_LOOKED_AT = 104;

/**
 * Payouts that waited for nothing but an account go on by themselves. One that was closed at the very moment in which
 * the account was set is looked at once more.
 */
export const whenPayoutAccountSetRelease = definePolicy<Waiting>({
  name: 'when-payout-account-set-release',
  on: {
    PayoutAccountSet: ({ data: { workerId }, recordedAt }) => ({ schedule: { key: workerId, dueAt: recordedAt, data: { workerId, fridays: lastFridays(recordedAt) } } }),
    PayoutHeld: ({ data: { workerId, friday, missingAccount }, recordedAt }) => (
      missingAccount ? { schedule: { key: `${workerId}-${friday}`, dueAt: recordedAt, data: { workerId, fridays: [friday] } } } : null
    ),
  },
  act: async ({ workerId, fridays }, deps, context) => {
    for (const friday of fridays) await release(deps, { workerId, friday }, context);
  },
});

async function release({ commands }: PolicyDeps, { workerId, friday }: { workerId: string; friday: string }, context: CommandContext): Promise<void> {
  const account = await payoutAccountOf(commands, workerId);
  const stream = streams.payout(workerId, friday);
  const { state } = await commands.loadNewest(payoutDecider, stream);
  if (!account || state.kind === 'none' || !state.missingAccount) return;
  await commands.handle(payoutDecider, stream, (current) => releasePayout({ account, by: 'policy' }, current), context);
}

function lastFridays(at: string): string[] {
  const newest = addDays(payoutFriday(at), -7);
  const oldest = addDays(newest, -7 * FRIDAYS_LOOKED_AT);
  const fridays: string[] = [];
  for (let friday = oldest; friday <= newest; friday = fridayAfter(friday)) fridays.push(friday);
  return fridays;
}
