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
type Asked = { subject: SubjectOf<'money_settings'>; reason: string | undefined; by: string };

/** The approval of a change is named after its command: each waits by itself. */
export function settingsApprovalId(commandId: string): string {
  return derivedId('approval to change money_settings', commandId);
}

/** What of a change is about money, and takes two; and the rest. `settings`: as they would hold at its moment. */
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

/** Resolves with the approval that it waits for. */
export async function askForMoneySettings(
  deps: Deps,
  { subject, reason, by }: Asked,
  context: CommandContext,
): Promise<{ id: string }> {
  if (!reason) throw new ApiError('invalid', { errors: [{ path: 'reason', message: 'Say why in a few words' }] });
  const requestedBy = personOf(await loadAccount(deps.commands, by));
  const approvalId = settingsApprovalId(context.commandId);
  const { data } = await askSecondAdmin(deps, { approvalId, subject, reason, requestedBy }, context);
  return { id: data.id };
}

/** What two admins agreed on; done once, however often it is tried. */
export async function changeMoneySettings(
  commands: CommandHandler,
  { approvalId, subject }: { approvalId: string; subject: SubjectOf<'money_settings'> },
  context: CommandContext,
): Promise<void> {
  const { before, after, effectiveAt } = subject;
  const data = { approvalId, before, after, effectiveAt, now: context.now };
  await commands.handle(platformDecider, streams.system(), { type: 'ChangeMoneySettings', data }, context);
}
