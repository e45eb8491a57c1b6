import { payoutToBeSent } from '#contracts/events/payout.ts';
import { payoutAccountChanged } from '#contracts/events/worker.ts';
import { streams } from '#contracts/events/streams.ts';
import { addDays } from '#contracts/manila-time.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { payoutDecider } from '../payout/decider.ts';
import { payoutAccountOf } from '../payout/payout-account-of.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** Fridays whose payouts may depend on the account: the last one before `at` and those before it. */
type Following = { workerId: string; fridays: readonly string[] };
type OnePayout = { data: { workerId: string; friday: string }; recordedAt: string };

/** A year; admins release older payouts. */
const FRIDAYS_LOOKED_AT = 53;

/**
 * Applies an account change to payouts: those that waited for an account continue, scheduled ones wait for 48 hours after a
 * change, and all wait after a withdrawal. A payout closed or released concurrently is checked a second time.
 */
export const whenPayoutAccountSetRelease = definePolicy<Following>({
  name: 'when-payout-account-set-release',
  on: {
    ...onEach(payoutAccountChanged, ({ data: { workerId }, recordedAt }) =>
      scheduleNow(workerId, recordedAt, { workerId, fridays: lastFridays(recordedAt) }),
    ),
    ...onEach(payoutToBeSent, followNow),
    PayoutHeld: (event) => {
      const { missingAccount, accountChange } = event.data;
      if (accountChange) return followAt(accountChange.heldUntil, event);
      return missingAccount ? followNow(event) : { cancel: keyOf(event) };
    },
    PayoutPaid: (event) => ({ cancel: keyOf(event) }),
  },
  act: async ({ workerId, fridays }, { commands }, context) => {
    const account = await payoutAccountOf(commands, workerId);
    for (const friday of fridays) await follow(commands, { workerId, friday, account }, context);
  },
});

function keyOf({ data: { workerId, friday } }: OnePayout): string {
  return payoutId(workerId, friday);
}

function followAt(dueAt: string, event: OnePayout) {
  const { workerId, friday } = event.data;
  return { schedule: { key: keyOf(event), dueAt, data: { workerId, fridays: [friday] } } };
}

function followNow(event: OnePayout) {
  return followAt(event.recordedAt, event);
}

type Follow = { workerId: string; friday: string; account: PayoutAccount | null };

async function follow(
  commands: CommandHandler,
  { workerId, friday, account }: Follow,
  context: CommandContext,
): Promise<void> {
  const stream = streams.payout(workerId, friday);
  const { state } = await commands.loadNewest(payoutDecider, stream);
  if (state.kind === 'none') return;
  await commands.handle(payoutDecider, stream, { type: 'FollowAccount', data: { account, now: context.now } }, context);
}

function lastFridays(at: string): string[] {
  const newest = addDays(payoutFriday(at), -7);
  const oldest = addDays(newest, -7 * FRIDAYS_LOOKED_AT);
  const fridays: string[] = [];
  for (let friday = oldest; friday <= newest; friday = fridayAfter(friday)) fridays.push(friday);
  return fridays;
}
