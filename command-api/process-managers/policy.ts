import type { balanceChanged } from '#contracts/events/payment.ts';
import { platformReset } from '#contracts/events/platform.ts';
import type { EventType, Recorded, RecordedByType } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { isDiscardedByReset } from '#contracts/platform/reset.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type * as kit from '#infra/eventing/process-managers.ts';
import * as groups from '#infra/eventing/process-managers.ts';
import type { Reschedule, Reaction } from '#infra/eventing/process-managers.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { ResetLinks } from '../account/passwords/reset-links.ts';
import type { UndoLinks } from '../account/contact/undo-links.ts';
import type { CalendarReader } from '../calendar/read-calendars.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { notifyEachOnce } from './notify-each-once.ts';

/** Messages older than this at their first attempt are dropped: the log, or a copy of it, is being processed again. */
export const TOLD_WITHIN_MS = 3 * DAY_MS;

/** A policy of the event-sourcing library with our events and dependencies: reacts to events with tasks, now or later. */
export type Policy<Data extends object = Record<string, unknown>> = kit.Policy<RecordedByType, Data> & {
  /**
   * Runs a task. Resolves with the time of the next run, if there is one. Texts of a new policy belong in
   * contracts/platform/policies.ts.
   */
  act: (data: Data, deps: PolicyDeps, context: CommandContext) => Promise<Reschedule | void>;
  /** The policy only sends messages, which leave no event; stale ones are dropped (TOLD_WITHIN_MS). */
  tells?: true;
};

/** Staff accounts and the address of the admin pages. */
export type Staff = {
  admins: ListAdmins;
  /** Two owners may reset the platform. Default: false. */
  allowsReset?: boolean;
  approvalsUrl: string;
  publicUrl: string;
};

export type PolicyDeps = {
  commands: CommandHandler;
  calendars: CalendarReader;
  settings: () => Promise<Settings>;
  payments: PaymentProvider;
  mail: Mail;
  sms: Sms;
  secretStore: SecretStore;
  privateFiles: Pick<PrivateFiles, 'remove'>;
  undoLinks: UndoLinks;
  resetLinks: ResetLinks;
  staff: Staff;
};

/** The same reaction for each event of a group. Groups are defined beside their schemas in contracts/events. */
export function onEach<const Type extends EventType, Outcome>(
  group: readonly Type[],
  reaction: (event: Recorded<Type>) => Outcome,
): { readonly [OneOf in Type]: (event: Recorded<Type>) => Outcome } {
  return groups.onEach(group, reaction);
}

/** A task that is due as soon as its event is recorded. */
export function scheduleNow<Data>(key: string, recordedAt: string, data: Data): Reaction<Data> {
  return { schedule: { key, dueAt: recordedAt, data } };
}

/** Delays reactions to received money: an admin can undo the match of a transfer for a minute. */
export function afterUndoPeriod<Data>(
  key: string,
  { data: happened, recordedAt }: Recorded<(typeof balanceChanged)[number]>,
  data: Data,
): Reaction<Data> {
  const mayBeUndone = 'receivedAt' in happened && happened.from === 'admin';
  return { schedule: { key, dueAt: mayBeUndone ? finalFrom(happened.receivedAt) : recordedAt, data } };
}

/** Erases the data type: the task store returns a policy's data to the same policy only. */
export function definePolicy<Data extends object>(policy: Policy<Data>): Policy {
  const { tells, act } = policy;
  const defined = {
    ...atReset(policy),
    ...(tells && { staleAfterMs: TOLD_WITHIN_MS }),
    ...policy,
    act: notifyEachOnce(act),
  };
  return defined as unknown as Policy;
}

/** Cancels waiting tasks at a platform reset if the policy handles events that a reset discards. */
function atReset({ on, wakes }: { on: object; wakes?: object }): Pick<Policy, 'resetOn'> {
  return Object.keys({ ...on, ...wakes }).some(isDiscardedByReset) ? { resetOn: [platformReset] } : {};
}
