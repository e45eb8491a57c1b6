import { foldSafetyReport, noSafetyReport, type SafetyReportState } from '#contracts/dispute/safety-report-fold.ts';
import type { SafetyEvent } from '#contracts/events/dispute-safety.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CloseSafetyReport, SafetyCommand } from './safety-commands.ts';

export const safetyDecider: Decider<SafetyReportState, SafetyCommand, SafetyEvent, Refusal> = {
  initialState: noSafetyReport,
  evolve: foldSafetyReport,
  decide: ({ type, data }, state) => (type === 'ReportPerson' ? report(data, state) : close(data, state)),
};

function report(data: DataOf<'SafetyReported'>, state: SafetyReportState): Decision<SafetyEvent> {
  if (data.reporter.accountId === data.reported.accountId) return refuse('invalid', 'Nobody reports themselves.');
  return state.kind === 'report' ? [] : [{ type: 'SafetyReported', data }];
}

/** Once, and not by the reported person. */
function close(command: CloseSafetyReport, state: SafetyReportState): Decision<SafetyEvent> {
  const { by, now, outcome, reason, warning, reportedAs } = command;
  if (state.kind === 'none') return refuse('not_found');
  const { reportId, reporter, reported, reporterAs, closing } = state;
  if (closing)
    return closing.closedBy.accountId === by.accountId ? [] : refuse('not_allowed_now', 'It is closed already.');
  if ([reporter.accountId, reported.accountId].includes(by.accountId)) return refuse('forbidden');
  // A warning needs a text, and only a warning has one.
  if ((outcome === 'warned') !== (warning !== undefined))
    return refuse('invalid', 'A warning takes words, and they take one.');
  const ids = { reportId, reporterId: reporter.accountId, reportedId: reported.accountId };
  const told = { ...(warning && { warning }), ...(reporterAs && { reporterAs }), ...(reportedAs && { reportedAs }) };
  return [{ type: 'SafetyReportClosed', data: { ...ids, outcome, reason, ...told, closedBy: by, closedAt: now } }];
}
