import type { PlatformEvent } from '../events/platform.ts';
import { completeSettings, defaultSettings, type ScheduledChange, type Settings } from './settings.ts';

/** The platform's settings and scheduled changes. */
export type Config = {
  /** As last changed; settingsAt gives the effective ones. */
  settings: Settings;
  /** By time, earliest first. */
  scheduled: readonly ScheduledChange[];
  /** Approvals that were applied: each applies once. */
  approvals: readonly string[];
};

/** The defaults apply until an admin changes them. */
export const defaultConfig: Config = { settings: defaultSettings, scheduled: [], approvals: [] };

type ConfigEvent = Extract<PlatformEvent, { type: `Config${string}` }>;

/** Folds the events of the settings, for the decider and readers. */
export function foldConfig(config: Config, event: ConfigEvent): Config {
  const approvalId = 'approvalId' in event.data ? event.data.approvalId : undefined;
  const approvals = approvalId === undefined ? config.approvals : [...config.approvals, approvalId];
  return { ...changedBy(config, event), approvals };
}

function changedBy({ settings, scheduled }: Config, { type, data }: ConfigEvent): Omit<Config, 'approvals'> {
  switch (type) {
    case 'ConfigChanged':
      return { settings: completeSettings(data.settings), scheduled: without(scheduled, data.changeId) };
    case 'ConfigChangeScheduled':
      return { settings, scheduled: [...without(scheduled, data.changeId), data].toSorted(byMoment) };
    case 'ConfigChangeWithdrawn':
      return { settings, scheduled: without(scheduled, data.changeId) };
  }
}

/** Effective settings at an instant: a scheduled change applies exactly on time, even before the policy records it. */
export function settingsAt({ settings, scheduled }: Config, now: string): Settings {
  const due = scheduled.filter(({ effectiveAt }) => Date.parse(effectiveAt) <= Date.parse(now));
  return due.length === 0 ? settings : due.reduce((before, { changes }) => withChanges(before, changes), settings);
}

/** Omitted settings stay unchanged. */
export function withChanges(settings: Settings, changes: Partial<Settings>): Settings {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(given) };
}

function without(scheduled: readonly ScheduledChange[], changeId: string | undefined): readonly ScheduledChange[] {
  return scheduled.filter((change) => change.changeId !== changeId);
}

function byMoment(one: ScheduledChange, other: ScheduledChange): number {
  return Date.parse(one.effectiveAt) - Date.parse(other.effectiveAt);
}
