import type { Person } from '#contracts/account/person.ts';
import type { DisputeActor, DisputeWindow } from '#contracts/dispute/allowed-actions.ts';
import type { Disputed, DisputeOutcome, DisputeReason, DisputeSide } from '#contracts/dispute/lifecycle.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

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

/** When the newest decision that they saw was made; null where they saw none, undefined where they don't say. */
export type Seen = { seenDecidedAt?: string | null | undefined };

export type OpenDispute = {
  /** Whose booking it is, with the names as they are now. */
  parties: Pick<
    DataOf<'DisputeOpened'>,
    'bookingId' | 'clientId' | 'workerId' | 'workerAccountId' | 'clientName' | 'workerName' | 'serviceName'
  >;
  by: DisputeSide;
  about: DisputeReason;
  text: string;
  pictures: readonly string[];
  wantedCentavos: number | null;
  /** All that is owed for the booking. */ dueCentavos: number;
  /** When it can be disputed; null where it can't be. */ window: DisputeWindow | null;
  /** It was called off as a no-show. */ isNoShow: boolean;
  answerHours: number;
  now: string;
};

export type AddDisputeMessage = ByActor & {
  messageId: string;
  /** Of staff: who writes, and whom they ask. */
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
    /** As the booking and its payment say now. */
    booking: { disputed: Disputed; dueCentavos: number; keptCentavos: number };
    /** Where no other admin could agree to more: the most that may be taken off or go back; null where there is one. */
    mostGivenUpCentavos: number | null;
    appealDays: number;
  };

/** `reason`: why a second admin didn't agree to its refund; null where none answered. */
export type ReopenDispute = Pick<DataOf<'DisputeReopened'>, 'because' | 'reason'> & { now: string };

export type AcceptDecision = ByActor & Seen;
export type AppealDispute = ByActor & Seen & { text: string };
