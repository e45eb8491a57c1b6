import type { PlatformEvent } from '../events/platform.ts';
import { completeSettings, defaultSettings, type ScheduledChange, type Settings } from './settings.ts';

/** The platform's settings, and what is to change them at a moment that was still to come. */
export type Config = {
  /** As they were last changed; settingsAt says what holds. */
  settings: Settings;
  /** The first to come first. */
  scheduled: readonly ScheduledChange[];
  /** Those by which two admins changed them: each is done once. */
  approvals: readonly string[];
};

/** The platform always has settings: the defaults until an admin changes them. */
export const defaultConfig: Config = { settings: defaultSettings, scheduled: [], approvals: [] };

type ConfigEvent = Extract<PlatformEvent, { type: `Config${string}` }>;

/** How the events of the settings come to them, for the decider and for what is read. */
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

/** What holds at a moment: exactly from then on, whenever the policy that writes it down comes to it. */
export function settingsAt({ settings, scheduled }: Config, now: string): Settings {
  const due = scheduled.filter(({ effectiveAt }) => Date.parse(effectiveAt) <= Date.parse(now));
  return due.length === 0 ? settings : due.reduce((before, { changes }) => withChanges(before, changes), settings);
}

/** A setting that is not given stays as it is. */
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
