import { type DisputeActor, type DisputeWindow, isReady, mayReopen } from '#contracts/dispute/allowed-actions.ts';
import { type Dispute, type DisputeState, foldDispute, noDispute } from '#contracts/dispute/dispute-fold.ts';
import { holdingStatuses, otherSideOf } from '#contracts/dispute/lifecycle.ts';
import type { DisputeEvent } from '#contracts/events/dispute.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import { partiesOf, refusalFor, refusalOfUnseen } from './authorize.ts';
import type { AddDisputeMessage, AppealDispute, DisputeCommand, OpenDispute } from './commands.ts';
import { acceptDecision, decideDispute, reopenDispute, settleDispute } from './decide-outcome.ts';

export const disputeDecider: Decider<DisputeState, DisputeCommand, DisputeEvent, Refusal> = {
  initialState: noDispute,
  evolve: foldDispute,
  decide,
};

function decide(command: DisputeCommand, state: DisputeState): Decision<DisputeEvent> {
  if (command.type === 'OpenDispute') return open(command.data, state);
  if (state.kind === 'none') return refuse('not_found');
  switch (command.type) {
    case 'AddDisputeMessage':
      return addMessage(command.data, state);
    case 'WithdrawDispute':
      return withdraw(command.data, state);
    case 'DecideDispute':
      return decideDispute(command.data, state);
    case 'AcceptDisputeDecision':
      return acceptDecision(command.data, state);
    case 'AppealDispute':
      return appeal(command.data, state);
    case 'SettleDispute':
      return settleDispute(command.data, state);
    case 'ReopenDispute':
      return reopenDispute(command.data, state);
    case 'RemindToAnswer':
      return remind(command.data, state);
  }
}

/** One dispute at a time, within the period after the job. A decided dispute can be appealed, not opened again. */
function open(command: OpenDispute, state: DisputeState): Decision<DisputeEvent> {
  const { parties, by, about, text, pictures, wantedCentavos, dueCentavos, window, isNoShow, answerHours, now } =
    command;
  const closed = notOpen(window, isNoShow, now);
  if (closed) return closed;
  if (state.kind === 'dispute' && holdingStatuses.includes(state.status))
    return refuse('already_exists', 'This job is disputed already.');
  if (state.kind === 'dispute' && state.status === 'settled')
    return refuse('not_allowed_now', 'This dispute has been decided for good.');
  if (state.kind === 'dispute' && !mayReopen(state, by))
    return refuse('not_allowed_now', 'You have taken this dispute back several times. Ask our support to help.');
  if (wantedCentavos !== null && wantedCentavos > dueCentavos)
    return refuse('invalid', `No more than ${formatPesoShort(dueCentavos)} can be asked for.`);
  const answerBy = new Date(Date.parse(now) + answerHours * HOUR_MS).toISOString();
  return [
    {
      type: 'DisputeOpened',
      data: {
        ...parties,
        by,
        about,
        text,
        pictures: [...pictures],
        wantedCentavos: by === 'client' ? wantedCentavos : null,
        openedAt: now,
        answerBy,
      },
    },
  ];
}

/** Refusal with a message; null if the booking can be disputed now. */
function notOpen(window: DisputeWindow | null, isNoShow: boolean, now: string): Refusal | null {
  if (window === null)
    return isNoShow
      ? refuse('not_allowed_now', 'Suki is looking at this already, or it counts against nobody.')
      : refuse('not_allowed_now', 'Only a job that is under way or over can be disputed.');
  if (window.from !== null && Date.parse(now) < Date.parse(window.from))
    return refuse('not_allowed_now', 'Say on the booking itself what happened: a no-show has its own way first.', {
      from: window.from,
    });
  if (Date.parse(now) > Date.parse(window.until))
    return refuse('not_allowed_now', 'The time to dispute this job is over.');
  return null;
}

function addMessage(command: AddDisputeMessage, state: Dispute): Decision<DisputeEvent> {
  const { actor, now, messageId, staff, asks, text, pictures } = command;
  if (state.messages.some((message) => message.messageId === messageId)) return [];
  const refusal = refusalFor('say', state, actor, now);
  if (refusal) return refusal;
  const said = { text, pictures: [...pictures], addedAt: now };
  const isStaff = actor.party === 'staff';
  return [
    {
      type: 'DisputeMessageAdded',
      data: {
        ...partiesOf(state),
        messageId,
        by: actor.party,
        staff: isStaff ? staff : null,
        asks: isStaff ? asks : null,
        ...said,
      },
    },
  ];
}

/** By a policy, before the answer period ends. */
function remind({ now }: { now: string }, state: Dispute): Decision<DisputeEvent> {
  const { status, openedBy, answerBy } = state;
  if (status !== 'open' || isReady(state, now)) return [];
  const data = { ...partiesOf(state), to: otherSideOf(openedBy), answerBy, remindedAt: now };
  return [{ type: 'DisputeAnswerReminded', data }];
}

function withdraw({ actor, now }: { actor: DisputeActor; now: string }, state: Dispute): Decision<DisputeEvent> {
  const { party } = actor;
  if (party === 'staff') return refuse('forbidden');
  if (state.status === 'withdrawn' && state.openedBy === party) return [];
  const refusal = refusalFor('withdraw', state, actor, now);
  return refusal ?? [{ type: 'DisputeWithdrawn', data: { ...partiesOf(state), by: party, withdrawnAt: now } }];
}

function appeal(command: AppealDispute, state: Dispute): Decision<DisputeEvent> {
  const { actor, now, text } = command;
  const { party } = actor;
  if (party === 'staff') return refuse('forbidden');
  if (state.status === 'appealed' && state.appealedBy === party) return [];
  const refusal = refusalFor('appeal', state, actor, now) ?? refusalOfUnseen(state, command);
  return refusal ?? [{ type: 'DisputeAppealed', data: { ...partiesOf(state), by: party, text, appealedAt: now } }];
}
