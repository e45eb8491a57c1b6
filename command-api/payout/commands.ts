import type { PayoutLine } from '#contracts/events/payout.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';
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

/** `bookingId`: whose lines wait. */
export type HoldLines = { bookingId: string; now: string };

/** `account`: the worker's as it is now; null where they have said nowhere to send it. */
export type ToAccount = { account: PayoutAccount | null; now: string };

/** `sentCentavos`: what whoever sent it was shown; undefined: they don't say. */
export type MarkPaid = ToAccount & { reference: string; sentCentavos?: number | undefined };

export type WithReason = { reason: string };
