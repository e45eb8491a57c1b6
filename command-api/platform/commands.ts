import type { DataOf } from '#contracts/events/registry.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type PlatformCommand =
  | Command<'ChangeConfig', Partial<Settings>>
  | Command<'ExportData', DataOf<'DataExported'>>;
