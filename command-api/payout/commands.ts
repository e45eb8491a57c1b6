import type { PayoutLine } from '#contracts/events/payout.ts';
import type { Command } from '#infra/eventing/command-handling.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';

export type PayoutCommand =
  | Command<'AddPayoutLine', AddPayoutLine>
  | Command<'HoldLines', HoldLines>
  | Command<'SchedulePayout', ToAccount>
  | Command<'FollowAccount', ToAccount>
  | Command<'HoldPayout', WithReason>
  | Command<'ReleasePayout', ToAccount>
  | Command<'MarkPaid', MarkPaid>
  | Command<'FailPayout', WithReason>
  | Command<'ReversePayout', WithReason>;

export type AddPayoutLine = {
  workerId: string;
  workerAccountId: string;
  workerName: string;
  friday: string;
  line: PayoutLine;
  at: string;
};

/** `bookingId`: the booking whose lines are held. */
export type HoldLines = { bookingId: string; now: string };

/** `account`: the worker's current account; null if they have none. */
export type ToAccount = { account: PayoutAccount | null; now: string };

/** `sentCentavos`: the amount that the admin saw and sent; undefined: not stated. */
export type MarkPaid = ToAccount & { reference: string; sentCentavos?: number | undefined };

export type WithReason = { reason: string };
