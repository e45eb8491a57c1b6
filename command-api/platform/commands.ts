import type { DataOf } from '#contracts/events/registry.ts';
import type { ScheduledChange, Settings } from '#contracts/platform/settings.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type PlatformCommand =
  | Command<'ChangeConfig', Partial<Settings>>
  | Command<'ScheduleConfig', ScheduledChange & { now: string }>
  | Command<'WithdrawConfigChange', { changeId: string; now: string }>
  | Command<'ApplyConfigChange', { changeId: string; now: string }>
  | Command<'ChangeMoneySettings', ChangeMoneySettings>
  | Command<'ResetSystem', DataOf<'SystemReset'>>;

/** An approved change. `before`: values at the request; `effectiveAt`: null for immediately. */
export type ChangeMoneySettings = {
  approvalId: string;
  before: Partial<Settings>;
  after: Partial<Settings>;
  effectiveAt: string | null;
  now: string;
};
