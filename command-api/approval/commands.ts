import type { Person } from '#contracts/account/person.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. `by`: answering admin. `expiresAt`: of the request that they saw. */
export type ApprovalCommand =
  | Command<'RequestApproval', RequestApproval>
  | Command<'GrantApproval', AnswerApproval>
  | Command<'RefuseApproval', AnswerApproval & { reason: string }>
  | Command<'WithdrawApproval', { by: Person; now: string }>
  | Command<'ExpireApproval', { now: string }>;

export type AnswerApproval = { by: Person; expiresAt: string; now: string };

export type RequestApproval = Omit<DataOf<'ApprovalRequested'>, 'expiresAt'> & { now: string };
