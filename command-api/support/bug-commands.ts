import type { DataOf } from '#contracts/events/registry.ts';
import type { BugPriority, BugStatus } from '#contracts/events/support-bugs.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type BugCommand =
  | Command<'ReportBug', DataOf<'BugReported'>>
  | Command<'TriageBug', TriageBug>
  | Command<'DeleteBug', { reason: string | null }>;

/** Only the changed fields. */
export type TriageBug = {
  status?: BugStatus | undefined;
  priority?: BugPriority | undefined;
  note?: string | undefined;
};
