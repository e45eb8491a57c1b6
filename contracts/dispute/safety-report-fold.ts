import type { SafetyEvent } from '../events/dispute-safety.ts';
import type { DataOf } from '../events/registry.ts';

type Closing = Pick<DataOf<'SafetyReportClosed'>, 'outcome' | 'reason' | 'warning' | 'closedBy' | 'closedAt'>;
export type SafetyReport = DataOf<'SafetyReported'> & { kind: 'report'; closing: Closing | null };
export type SafetyReportState = { kind: 'none' } | SafetyReport;

export const noSafetyReport: SafetyReportState = { kind: 'none' };

/** For the decider and the staff list. */
export function foldSafetyReport(state: SafetyReportState, event: SafetyEvent): SafetyReportState {
  switch (event.type) {
    case 'SafetyReported':
      return { ...event.data, kind: 'report', closing: null };
    case 'SafetyReportClosed': {
      const { outcome, reason, warning, closedBy, closedAt } = event.data;
      const closing = { outcome, reason, ...(warning !== undefined && { warning }), closedBy, closedAt };
      return state.kind === 'none' ? state : { ...state, closing };
    }
  }
}
