import { completeSettings, type ScheduledChange, type Settings } from '../platform/settings.ts';
import type { DataOf } from '../events/registry.ts';
import type { Change } from './change-values.ts';

type Some = Partial<Settings>;

/** What settings became. Events that don't say what was before are not guessed at: null. */
export function changedSettings({ settings, before }: DataOf<'ConfigChanged'>): Change[] | null {
  return before ? settingChanges(before, completeSettings(settings)) : null;
}

/** What they are to be from an instant on, whatever they are until then. */
export function wantedSettings({ changes }: Pick<ScheduledChange, 'changes'>): Change[] {
  return namesIn(changes).map((of) => ({ of, after: changes[of] ?? null }));
}

/** `after` holds at least what `before` does. */
export function settingChanges(before: Some, after: Some): Change[] {
  return namesIn(before).map((of) => ({ of, before: before[of] ?? null, after: after[of] ?? null }));
}

function namesIn(settings: Some): (keyof Settings)[] {
  // What the type says.
  return Object.keys(settings) as (keyof Settings)[];
}
