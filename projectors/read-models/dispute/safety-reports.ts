import { foldSafetyReport, noSafetyReport, type SafetyReport } from '#contracts/dispute/safety-report.ts';
import { safetyEvents } from '#contracts/events/dispute-safety.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** What somebody reported of somebody else. By report id. */
export type SafetyReportDocument = SafetyReport & { status: 'open' | 'closed' };

export const safetyReports = defineReadModel<SafetyReportDocument>({
  name: 'safety-reports',
  version: 1,
  fields: ['status', 'reportedAt'],
  compound: [['status', 'reportedAt']],
  on: onEach(typesOf(safetyEvents), {
    ids: ({ data }) => data.reportId,
    apply: (before, event) => {
      const report = foldSafetyReport(before ?? noSafetyReport, event);
      return report.kind === 'none' ? undefined : { ...report, status: report.closing ? 'closed' : 'open' };
    },
  }),
});
