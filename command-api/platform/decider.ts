import { type PlatformEvent, platformReset } from '#contracts/events/platform.ts';
import { type Config, defaultConfig, foldConfig } from '#contracts/platform/config-fold.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PlatformCommand } from './commands.ts';
import {
  applyConfigChange,
  changeConfig,
  changeMoneySettings,
  scheduleConfig,
  withdrawConfigChange,
} from './decide-config.ts';

/** `resets`: number of resets so far. */
export type PlatformState = Config & { resets: number };

export const platformDecider: Decider<PlatformState, PlatformCommand, PlatformEvent, Refusal> = {
  initialState: { ...defaultConfig, resets: 0 },
  evolve,
  decide,
};

function evolve(state: PlatformState, event: PlatformEvent): PlatformState {
  switch (event.type) {
    case 'DataExported':
    case 'DataExportBrokenOff':
      return state;
    case platformReset:
      return { ...state, approvals: [...state.approvals, event.data.approvalId], resets: state.resets + 1 };
    default:
      return { ...state, ...foldConfig(state, event) };
  }
}

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
    case 'ResetSystem':
      // Idempotent per approval.
      return state.approvals.includes(data.approvalId) ? [] : [{ type: platformReset, data }];
  }
}
