import type { Person } from '#contracts/account/person.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

/** `now`: an ISO 8601 instant. `by`: the admin who answers. */
export type ApprovalCommand =
  | Command<'RequestApproval', RequestApproval>
  | Command<'GrantApproval', { by: Person; now: string }>
  | Command<'RefuseApproval', { by: Person; reason: string; now: string }>
  | Command<'WithdrawApproval', { by: Person; now: string }>
  | Command<'ExpireApproval', { now: string }>;

export type RequestApproval = Omit<DataOf<'ApprovalRequested'>, 'expiresAt'> & { now: string };
