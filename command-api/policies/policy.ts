import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { finalFrom } from '#contracts/payment/verification.ts';
import type { Commands } from '../handling/commands.ts';
import type { CommandContext } from '../handling/commands.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Mail } from '#infra/mail/port.ts';
import type { PaymentProvider } from '#infra/payments/port.ts';
import type { Sms } from '#infra/sms/port.ts';
import type { UndoLinks } from '../account/undo-links.ts';
import type { Vault } from '../account/vault.ts';

/**
 * "Whenever this event, do that command, now or at a later time." An event schedules a task under a key, cancels
 * the one that waits there, or wakes those of a group. A due task runs its command; the command decides for itself whether there is still
 * anything to do, so a task that runs twice does no harm.
 */
export type Policy<Data extends object = Record<string, unknown>> = {
  /** A new one has its words in contracts/policies.ts, for those who read what it did. */
  name: string;
  on: { readonly [Type in EventType]?: (event: Recorded<Type>) => Step<Data> | null };
  /** Tasks of this group that wait are due at once; null: none. */
  wakes?: { readonly [Type in EventType]?: (event: Recorded<Type>) => string | null };
  /** Resolves with when to look again, where the matter is not settled yet. */
  act: (data: Data, deps: PolicyDeps, context: CommandContext) => Promise<LookAgain | void>;
};

export type LookAgain = { lookAgainAt: string };

export type Step<Data> = { schedule: { key: string; dueAt: string; data: Data; group?: string } } | { cancel: string };

export type PolicyDeps = { commands: Commands; settings: () => Promise<Settings>; payments: PaymentProvider; mail: Mail; sms: Sms; vault: Vault; undoLinks: UndoLinks };

/** A step that is due as soon as its event is recorded. */
export function atOnce<Data>(key: string, recordedAt: string, data: Data): Step<Data> {
  return { schedule: { key, dueAt: recordedAt, data } };
}

/** For what rests on money that has come: an admin may take back for a minute that a transfer was found. */
export function onceFinal<Data>(key: string, { data: { from, receivedAt }, recordedAt }: Recorded<'PaymentReceived'>, data: Data): Step<Data> {
  return { schedule: { key, dueAt: from === 'admin' ? finalFrom(receivedAt) : recordedAt, data } };
}

/** The task store keeps each policy's data under its name and gives it back to that policy alone, so the type may be forgotten. */
export function definePolicy<Data extends object>(policy: Policy<Data>): Policy {
  return policy as unknown as Policy;
}
