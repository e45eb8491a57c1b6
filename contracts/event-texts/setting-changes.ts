import { completeSettings, type ScheduledChange, type Settings } from '../platform/settings.ts';
import type { DataOf } from '../events/registry.ts';
import type { Change } from './change-values.ts';

type Some = Partial<Settings>;

/** Changed settings; null for events without the earlier values. */
export function changedSettings({ settings, before }: DataOf<'ConfigChanged'>): Change[] | null {
  return before ? settingChanges(before, completeSettings(settings)) : null;
}

/** The new values from an instant on, independent of those until then. */
export function wantedSettings({ changes }: Pick<ScheduledChange, 'changes'>): Change[] {
  return namesIn(changes).map((of) => ({ of, after: changes[of] ?? null }));
}

/** `after` has at least the keys of `before`. */
export function settingChanges(before: Some, after: Some): Change[] {
  return namesIn(before).map((of) => ({ of, before: before[of] ?? null, after: after[of] ?? null }));
}

function namesIn(settings: Some): (keyof Settings)[] {
  // Object.keys has no precise type.
  return Object.keys(settings) as (keyof Settings)[];
}
