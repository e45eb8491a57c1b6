import type { Person } from '#contracts/account/person.ts';
import type { DisputeActor, DisputeWindow } from '#contracts/dispute/allowed-actions.ts';
import type { Disputed, DisputeOutcome, DisputeReason, DisputeSide } from '#contracts/dispute/lifecycle.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. Amounts are centavos. */
export type DisputeCommand =
  | Command<'OpenDispute', OpenDispute>
  | Command<'AddDisputeMessage', AddDisputeMessage>
  | Command<'WithdrawDispute', ByActor>
  | Command<'DecideDispute', DecideDispute>
  | Command<'AcceptDisputeDecision', AcceptDecision>
  | Command<'AppealDispute', AppealDispute>
  | Command<'SettleDispute', { now: string }>
  | Command<'ReopenDispute', ReopenDispute>
  | Command<'RemindToAnswer', { now: string }>;

type ByActor = { actor: DisputeActor; now: string };

/** Time of the newest decision that the caller saw; null: none; undefined: not stated. */
export type Seen = { seenDecidedAt?: string | null | undefined };

export type OpenDispute = {
  /** The two sides with current names. */
  parties: Pick<
    DataOf<'DisputeOpened'>,
    'bookingId' | 'clientId' | 'workerId' | 'workerAccountId' | 'clientName' | 'workerName' | 'serviceName'
  >;
  by: DisputeSide;
  about: DisputeReason;
  text: string;
  pictures: readonly string[];
  wantedCentavos: number | null;
  /** Amount due for the booking. */ dueCentavos: number;
  /** Period for disputes; null: not disputable. */ window: DisputeWindow | null;
  /** The booking was cancelled as a no-show. */ isNoShow: boolean;
  answerHours: number;
  now: string;
};

export type AddDisputeMessage = ByActor & {
  messageId: string;
  /** The writing member of staff, if any. */
  staff: Person | null;
  asks: DisputeSide | 'both' | null;
  text: string;
  pictures: readonly string[];
};

export type DecideDispute = ByActor &
  Seen & {
    by: Person;
    outcome: DisputeOutcome;
    /** Of a partial refund. */ amountCentavos: number | null;
    reason: string;
    /** Newest state of the booking and its payment. */
    booking: { disputed: Disputed; dueCentavos: number; keptCentavos: number };
    /** Limit of waivers and refunds when no second admin exists; null if one exists. */
    mostGivenUpCentavos: number | null;
    appealDays: number;
  };

/** `reason`: of the second admin's refusal; null if none answered. */
export type ReopenDispute = Pick<DataOf<'DisputeReopened'>, 'because' | 'reason'> & { now: string };

export type AcceptDecision = ByActor & Seen;
export type AppealDispute = ByActor & Seen & { text: string };
