import type { PlatformEvent } from '#contracts/events/platform.ts';
import { type Config, settingsAt, withChanges } from '#contracts/platform/config-fold.ts';
import type { ScheduledChange, Settings } from '#contracts/platform/settings.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { isMoneySetting } from '#contracts/platform/money-settings.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ChangeMoneySettings } from './commands.ts';

const FURTHEST_MS = 366 * DAY_MS;
/** More pending changes would be hard to oversee. */
const MOST_SCHEDULED = 20;

type Decided = Decision<PlatformEvent>;
/** `changeId`: id of a scheduled change. */
type OfChange = { changeId: string; now: string };

/** Refuses settings of money, which need two admins (docs/decisions/second-admin.md). */
export function changeConfig(changes: Partial<Settings>, { settings }: Config): Decided {
  const wanted = withChanges(settings, changes);
  if (isAboutMoney(differing(settings, wanted))) return refuse('second_admin_needed');
  return changedTo(wanted, settings);
}

/** No effect if the settings differ from the values that were approved. */
export function changeMoneySettings(command: ChangeMoneySettings, state: Config): Decided {
  const { approvalId, before, after, effectiveAt, now } = command;
  if (state.approvals.includes(approvalId)) return [];
  const isLater = effectiveAt !== null && Date.parse(effectiveAt) > Date.parse(now);
  const settingsThen = settingsAt(state, isLater ? effectiveAt : now);
  const wanted = withChanges(settingsThen, after);
  if (Object.keys(differing(settingsThen, wanted)).length === 0) return [];
  if (Object.keys(differing(settingsThen, withChanges(settingsThen, before))).length > 0)
    return refuse('not_allowed_now', 'These settings have changed since it was asked for.');
  if (isLater)
    return [{ type: 'ConfigChangeScheduled', data: { changeId: approvalId, changes: after, effectiveAt, approvalId } }];
  const { settings } = state;
  return changedTo(withChanges(settings, after), settings, { approvalId });
}

function isAboutMoney(changes: Partial<Settings>): boolean {
  return Object.keys(changes).some(isMoneySetting);
}

/** Stores only values that differ at that time. */
export function scheduleConfig({ now, ...wanted }: ScheduledChange & { now: string }, state: Config): Decided {
  if (state.scheduled.some(({ changeId }) => changeId === wanted.changeId)) return [];
  const inMs = Date.parse(wanted.effectiveAt) - Date.parse(now);
  if (inMs <= 0) return refuse('invalid', 'Choose a moment that is still to come.');
  if (inMs > FURTHEST_MS) return refuse('invalid', 'Choose a moment within a year.');
  if (state.scheduled.length >= MOST_SCHEDULED)
    return refuse('not_allowed_now', 'Many changes are waiting already. Withdraw one first.');
  const settingsThen = settingsAt(state, wanted.effectiveAt);
  const changes = differing(withChanges(settingsThen, wanted.changes), settingsThen);
  if (isAboutMoney(changes)) return refuse('second_admin_needed');
  return Object.keys(changes).length === 0 ? [] : [{ type: 'ConfigChangeScheduled', data: { ...wanted, changes } }];
}

export function withdrawConfigChange({ changeId, now }: OfChange, { scheduled }: Config): Decided {
  const change = scheduled.find((one) => one.changeId === changeId);
  if (!change) return refuse('not_found');
  if (isDue(change, now)) return refuse('not_allowed_now', 'It holds by now. Change the setting back instead.');
  return [{ type: 'ConfigChangeWithdrawn', data: { ...change, because: 'person' } }];
}

/** Applies a due change, unless it was withdrawn or has no effect. */
export function applyConfigChange({ changeId, now }: OfChange, { settings, scheduled }: Config): Decided {
  const change = scheduled.find((one) => one.changeId === changeId);
  if (!change || !isDue(change, now)) return [];
  const changed = changedTo(withChanges(settings, change.changes), settings, { changeId });
  return changed.length > 0
    ? changed
    : [{ type: 'ConfigChangeWithdrawn', data: { ...change, because: 'nothing_left' } }];
}

function isDue({ effectiveAt }: ScheduledChange, now: string): boolean {
  return Date.parse(effectiveAt) <= Date.parse(now);
}

function changedTo(
  wanted: Settings,
  settings: Settings,
  by: { changeId?: string; approvalId?: string } = {},
): PlatformEvent[] {
  const before = differing(settings, wanted);
  if (Object.keys(before).length === 0) return [];
  return [{ type: 'ConfigChanged', data: { settings: wanted, before, ...by } }];
}

/** The values of `settings` that differ from `others`. */
function differing(settings: Settings, others: Settings): Partial<Settings> {
  // Object.entries loses the key type.
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => others[name as keyof Settings] !== value),
  );
}
