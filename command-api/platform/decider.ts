import type { DataOf } from '#contracts/events/registry.ts';
import type { PlatformEvent } from '#contracts/events/platform.ts';
import { completeSettings, defaultSettings, type Settings } from '#contracts/platform/settings.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PlatformCommand } from './commands.ts';

/** The platform always has settings: the defaults until an admin changes them. */
export type PlatformState = { settings: Settings };

export const platformDecider: Decider<PlatformState, PlatformCommand, PlatformEvent, Refusal> = {
  initialState: { settings: defaultSettings },
  evolve,
  decide,
};

function evolve(state: PlatformState, event: PlatformEvent): PlatformState {
  switch (event.type) {
    case 'DataExported':
      return state;
    case 'ConfigChanged':
      // A setting that is younger than the event has its default.
      return { settings: completeSettings(event.data.settings) };
  }
}

function decide({ type, data }: PlatformCommand, state: PlatformState): Decision<PlatformEvent> {
  switch (type) {
    case 'ChangeConfig':
      return changeConfig(data, state);
    case 'ExportData':
      return exportData(data);
  }
}

function changeConfig(changes: Partial<Settings>, { settings }: PlatformState): Decision<PlatformEvent> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const wanted: Settings = { ...settings, ...Object.fromEntries(given) };
  const before = Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => wanted[name as keyof Settings] !== value),
  );
  return Object.keys(before).length === 0 ? [] : [{ type: 'ConfigChanged', data: { settings: wanted, before } }];
}

/** Each time anew: a list that is taken twice is out there twice. */
function exportData({ list, filters }: DataOf<'DataExported'>): Decision<PlatformEvent> {
  return [{ type: 'DataExported', data: { list, filters } }];
}
