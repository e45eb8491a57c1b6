import { streams } from '#contracts/events/streams.ts';
import { addDays } from '#contracts/manila-time.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { CommandContext, Commands } from '../handling/commands.ts';
import { payoutDecider } from '../payout/decider.ts';
import { payoutAccountOf } from '../payout/payout-account-of.ts';
import { releasePayout } from '../payout/payout-commands.ts';
import type { PayoutAccount } from '../worker/decider.ts';
import { definePolicy } from './policy.ts';

/** The Fridays whose payouts may wait for the account: the last one that began before `at`, and so many before it. */
type Waiting = { workerId: string; fridays: readonly string[] };

/** A year; what has waited longer, an admin releases. */
const FRIDAYS_LOOKED_AT = 53;

/**
 * Payouts that waited for nothing but an account go on by themselves. One that was closed at the very moment in which
 * the account was set is looked at once more.
 */
export const whenPayoutAccountSetRelease = definePolicy<Waiting>({
  name: 'when-payout-account-set-release',
  on: {
    PayoutAccountSet: ({ data: { workerId }, recordedAt }) => ({ schedule: { key: workerId, dueAt: recordedAt, data: { workerId, fridays: lastFridays(recordedAt) } } }),
    PayoutHeld: ({ data: { workerId, friday, missingAccount }, recordedAt }) => (
      missingAccount ? { schedule: { key: payoutId(workerId, friday), dueAt: recordedAt, data: { workerId, fridays: [friday] } } } : null
    ),
  },
  act: async ({ workerId, fridays }, { commands }, context) => {
    const account = await payoutAccountOf(commands, workerId);
    if (account) for (const friday of fridays) await release(commands, { workerId, friday, account }, context);
  },
});

type Release = { workerId: string; friday: string; account: PayoutAccount };

async function release(commands: Commands, { workerId, friday, account }: Release, context: CommandContext): Promise<void> {
  const stream = streams.payout(workerId, friday);
  const { state } = await commands.loadNewest(payoutDecider, stream);
  if (state.kind === 'none' || !state.missingAccount) return;
  await commands.handle(payoutDecider, stream, (current) => releasePayout({ account, by: 'policy', now: context.now }, current), context);
}

function lastFridays(at: string): string[] {
  const newest = addDays(payoutFriday(at), -7);
  const oldest = addDays(newest, -7 * FRIDAYS_LOOKED_AT);
  const fridays: string[] = [];
  for (let friday = oldest; friday <= newest; friday = fridayAfter(friday)) fridays.push(friday);
  return fridays;
}
