import type { SubjectOf } from '#contracts/approval/approval-subject.ts';
import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import { isMoneySetting } from '#contracts/platform/money-settings.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import { loadAccount } from '../account/person.ts';
import { askSecondAdmin, personOf } from '../approval/ask-second-admin.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { platformDecider } from './decider.ts';

type Deps = { commands: CommandHandler; admins: ListAdmins };
type SettingsRequest = { subject: SubjectOf<'money_settings'>; reason: string | undefined; by: string };

/** Derived from the command: each change has its own approval. */
export function settingsApprovalId(commandId: string): string {
  return derivedId('approval to change money_settings', commandId);
}

/** Splits a change into settings of money, which need two admins, and the rest. `settings`: effective at the change's time. */
export function splitByMoney(
  changes: Partial<Settings>,
  settings: Settings,
  effectiveAt: string | null,
): { subject: SubjectOf<'money_settings'> | null; others: Partial<Settings> } {
  const given = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && settings[name as keyof Settings] !== value,
  );
  const money = given.filter(([name]) => isMoneySetting(name));
  const others = Object.fromEntries(given.filter(([name]) => !isMoneySetting(name)));
  if (money.length === 0) return { subject: null, others };
  const before = Object.fromEntries(money.map(([name]) => [name, settings[name as keyof Settings]]));
  return { subject: { change: 'money_settings', before, after: Object.fromEntries(money), effectiveAt }, others };
}

/** Resolves with the pending approval. */
export async function askForMoneySettings(
  deps: Deps,
  { subject, reason, by }: SettingsRequest,
  context: CommandContext,
): Promise<{ id: string }> {
  if (!reason) throw new ApiError('invalid', { errors: [{ path: 'reason', message: 'Say why in a few words' }] });
  const requestedBy = personOf(await loadAccount(deps.commands, by));
  const approvalId = settingsApprovalId(context.commandId);
  const { data } = await askSecondAdmin(deps, { approvalId, subject, reason, requestedBy }, context);
  return { id: data.id };
}

/** Carries out an approved change; idempotent. */
export async function changeMoneySettings(
  commands: CommandHandler,
  { approvalId, subject }: { approvalId: string; subject: SubjectOf<'money_settings'> },
  context: CommandContext,
): Promise<void> {
  const { before, after, effectiveAt } = subject;
  const data = { approvalId, before, after, effectiveAt, now: context.now };
  await commands.handle(platformDecider, streams.system(), { type: 'ChangeMoneySettings', data }, context);
}
