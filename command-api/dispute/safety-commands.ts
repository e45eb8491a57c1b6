import type { Person } from '#contracts/account/person.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type SafetyCommand =
  | Command<'ReportPerson', DataOf<'SafetyReported'>>
  | Command<'CloseSafetyReport', CloseSafetyReport>;

export type CloseSafetyReport = Pick<DataOf<'SafetyReportClosed'>, 'outcome' | 'reason' | 'warning' | 'reportedAs'> & {
  by: Person;
  now: string;
};
