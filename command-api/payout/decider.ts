import type { PayoutEvent } from '#contracts/events/payout.ts';
import { foldPayout, noPayout, type PayoutState } from '#contracts/payout/payout-fold.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PayoutCommand } from './commands.ts';
import {
  addPayoutLine,
  failPayout,
  followAccount,
  holdLines,
  holdPayout,
  markPaid,
  releasePayout,
  reversePayout,
  schedulePayout,
} from './decide-payouts.ts';

export const payoutDecider: Decider<PayoutState, PayoutCommand, PayoutEvent, Refusal> = {
  initialState: noPayout,
  evolve: foldPayout,
  decide,
};

function decide({ type, data }: PayoutCommand, state: PayoutState): Decision<PayoutEvent> {
  switch (type) {
    case 'AddPayoutLine':
      return addPayoutLine(data, state);
    case 'HoldLines':
      return holdLines(data, state);
    case 'SchedulePayout':
      return schedulePayout(data, state);
    case 'FollowAccount':
      return followAccount(data, state);
    case 'HoldPayout':
      return holdPayout(data, state);
    case 'ReleasePayout':
      return releasePayout(data, state);
    case 'MarkPaid':
      return markPaid(data, state);
    case 'FailPayout':
      return failPayout(data, state);
    case 'ReversePayout':
      return reversePayout(data, state);
  }
}
