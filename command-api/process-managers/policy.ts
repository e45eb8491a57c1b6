import type { balanceChanged } from '#contracts/events/payment.ts';
import { platformReset } from '#contracts/events/platform.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { isLeftBehind } from '#contracts/platform/reset.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type * as kit from '#infra/eventing/process-managers/policy.ts';
import * as groups from '#infra/eventing/on-each.ts';
import type { LookAgain, Reaction } from '#infra/eventing/process-managers/policy.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { ResetLinks } from '../account/passwords/reset-links.ts';
import type { UndoLinks } from '../account/contact/undo-links.ts';
import type { CalendarReader } from '../calendar/read-calendars.ts';
import type { SecretStore } from '../account/secret-store.ts';
import { tellEachOnce } from './tell-each-once.ts';

/** What is older when it is first looked at is told to nobody: the log is followed anew, or a copy of it is. */
export const TOLD_WITHIN_MS = 3 * DAY_MS;

/** Whenever an event, a command, now or later: what the kit's policies are with our events, and what their tasks do. */
export type Policy<Data extends object = Record<string, unknown>> = kit.Policy<
  { [Type in EventType]: Recorded<Type> },
  Data
> & {
  /**
   * A new one has its words in contracts/platform/policies.ts, for those who read what it did. Resolves with when to
   * look again, where the matter is not settled yet.
   */
  act: (data: Data, deps: PolicyDeps, context: CommandContext) => Promise<LookAgain | void>;
  /** All that it does is to write to people, which nothing remembers: what is old is not told (TOLD_WITHIN_MS). */
  tells?: true;
};

/** Who else answers for the platform, and where they do. */
export type Staff = {
  admins: ListAdmins;
  /** Two owners may start the platform anew; unsaid they may not. */
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
  undoLinks: UndoLinks;
  resetLinks: ResetLinks;
  staff: Staff;
};

/** What each event of a group comes to; `reaction` reads what they have alike. Groups lie beside their schemas, in contracts/events. */
export function onEach<const Type extends EventType, Outcome>(
  group: readonly Type[],
  reaction: (event: Recorded<Type>) => Outcome,
): { readonly [OneOf in Type]: (event: Recorded<Type>) => Outcome } {
  return groups.onEach(group, reaction);
}

/** A step that is due as soon as its event is recorded. */
export function atOnce<Data>(key: string, recordedAt: string, data: Data): Reaction<Data> {
  return { schedule: { key, dueAt: recordedAt, data } };
}

/** For what rests on money that has come: an admin may take back for a minute that a transfer was found. */
export function onceFinal<Data>(
  key: string,
  { data: happened, recordedAt }: Recorded<(typeof balanceChanged)[number]>,
  data: Data,
): Reaction<Data> {
  const mayBeUndone = 'receivedAt' in happened && happened.from === 'admin';
  return { schedule: { key, dueAt: mayBeUndone ? finalFrom(happened.receivedAt) : recordedAt, data } };
}

/** The task store keeps each policy's data under its name and gives it back to that policy alone, so the type may be forgotten. */
export function definePolicy<Data extends object>(policy: Policy<Data>): Policy {
  const { tells, act } = policy;
  const defined = {
    ...atReset(policy),
    ...(tells && { staleAfterMs: TOLD_WITHIN_MS }),
    ...policy,
    act: tellEachOnce(act),
  };
  return defined as unknown as Policy;
}

/** What a reset of the platform leaves behind leaves nothing to do. */
function atReset({ on, wakes }: { on: object; wakes?: object }): Pick<Policy, 'startsAnew'> {
  return Object.keys({ ...on, ...wakes }).some(isLeftBehind) ? { startsAnew: [platformReset] } : {};
}
