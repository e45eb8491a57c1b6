import { type Approval, type ApprovalState, foldApproval, noApproval } from '#contracts/approval/approval-fold.ts';
import { isOwnReset } from '#contracts/approval/own-reset.ts';
import type { Person } from '#contracts/account/person.ts';
import type { ApprovalEvent } from '#contracts/events/approval.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { AnswerApproval, ApprovalCommand, RequestApproval } from './commands.ts';

/** Period in which a second admin can answer. */
const OPEN_MS = 7 * DAY_MS;

type Decided = Decision<ApprovalEvent>;

export const approvalDecider: Decider<ApprovalState, ApprovalCommand, ApprovalEvent, Refusal> = {
  initialState: noApproval,
  evolve: foldApproval,
  decide,
};

/** The requesting admin cannot approve, nor any admin after expiry; answered requests are final. */
function decide(command: ApprovalCommand, state: ApprovalState): Decided {
  if (command.type === 'RequestApproval') return request(command.data, state);
  if (state.status === 'none') return refuse('not_found');
  switch (command.type) {
    case 'GrantApproval':
      return grant(command.data, state);
    case 'RefuseApproval':
      return refuseIt(command.data, state);
    case 'WithdrawApproval':
      return withdraw(command.data, state);
    case 'ExpireApproval':
      return isOpen(state, command.data.now) || state.status !== 'open' ? [] : [withdrawn(state, 'expired')];
  }
}

function request({ now, ...asked }: RequestApproval, state: ApprovalState): Decided {
  if (state.status !== 'none' && isOpen(state, now))
    return refuse('already_exists', 'This has been asked for already, and waits for another admin.');
  const expiresAt = new Date(Date.parse(now) + OPEN_MS).toISOString();
  const requested: ApprovalEvent = { type: 'ApprovalRequested', data: { ...asked, expiresAt } };
  // An expired request whose end the policy has not recorded yet.
  return state.status === 'open' ? [withdrawn(state, 'expired'), requested] : [requested];
}

function grant(answer: AnswerApproval, state: Approval): Decided {
  const { by } = answer;
  if (state.status === 'granted' && state.decision.by?.accountId === by.accountId) return [];
  if (isOwnReset(state.subject, by.accountId))
    return refuse('not_allowed_now', 'This is about you: another admin has to agree.');
  return refusedTo(answer, state) ?? [{ type: 'ApprovalGranted', data: { ...requestDataOf(state), grantedBy: by } }];
}

function refuseIt({ reason, ...answer }: AnswerApproval & { reason: string }, state: Approval): Decided {
  const { by } = answer;
  if (state.status === 'refused' && state.decision.by?.accountId === by.accountId) return [];
  return (
    refusedTo(answer, state) ?? [{ type: 'ApprovalRefused', data: { ...requestDataOf(state), refusedBy: by, reason } }]
  );
}

function withdraw({ by, now }: { by: Person; now: string }, state: Approval): Decided {
  if (state.requestedBy.accountId !== by.accountId) return refuse('forbidden');
  if (state.status === 'withdrawn') return [];
  return isOpen(state, now) ? [withdrawn(state, 'person')] : over();
}

/** Refuses an answer to another request than the admin saw: the requester may have replaced it. */
function refusedTo({ by, expiresAt, now }: AnswerApproval, state: Approval): Refusal | null {
  if (state.requestedBy.accountId === by.accountId) return refuse('own_request');
  if (state.status === 'open' && state.expiresAt !== expiresAt) return refuse('stale');
  return isOpen(state, now) ? null : over();
}

function isOpen({ status, expiresAt }: Approval, now: string): boolean {
  return status === 'open' && Date.parse(now) < Date.parse(expiresAt);
}

function over(): Refusal {
  return refuse('not_allowed_now', 'This request is over. It can be made again.');
}

function withdrawn(state: Approval, because: DataOf<'ApprovalWithdrawn'>['because']): ApprovalEvent {
  return { type: 'ApprovalWithdrawn', data: { ...requestDataOf(state), because } };
}

function requestDataOf({ approvalId, subject, requestedBy }: Approval) {
  return { approvalId, subject, requestedBy };
}
