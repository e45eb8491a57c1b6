import type { DataOf } from '#contracts/events/registry.ts';
import type { PlatformEvent } from '#contracts/events/platform.ts';
import { type Config, defaultConfig, foldConfig } from '#contracts/platform/config-fold.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PlatformCommand } from './commands.ts';
import {
  applyConfigChange,
  changeConfig,
  changeMoneySettings,
  scheduleConfig,
  withdrawConfigChange,
} from './decide-config.ts';

export type PlatformState = Config;

export const platformDecider: Decider<PlatformState, PlatformCommand, PlatformEvent, Refusal> = {
  initialState: defaultConfig,
  evolve: (state, event) => (event.type === 'DataExported' ? state : { ...state, ...foldConfig(state, event) }),
  decide,
};

function decide({ type, data }: PlatformCommand, state: PlatformState): Decision<PlatformEvent> {
  switch (type) {
    case 'ChangeConfig':
      return changeConfig(data, state);
    case 'ScheduleConfig':
      return scheduleConfig(data, state);
    case 'WithdrawConfigChange':
      return withdrawConfigChange(data, state);
    case 'ApplyConfigChange':
      return applyConfigChange(data, state);
    case 'ChangeMoneySettings':
      return changeMoneySettings(data, state);
    case 'ExportData':
      return exportData(data);
  }
}

/** Each time anew: a list that is taken twice is out there twice. */
function exportData({ list, filters }: DataOf<'DataExported'>): Decision<PlatformEvent> {
  return [{ type: 'DataExported', data: { list, filters } }];
}
