import { foldSafetyReport, noSafetyReport, type SafetyReport } from '#contracts/dispute/safety-report-fold.ts';
import { safetyEvents } from '#contracts/events/dispute-safety.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A person's report about another person. By report id. */
export type SafetyReportDocument = SafetyReport & { status: 'open' | 'closed'; reporterId: string; reportedId: string };

export const safetyReports = defineReadModel<SafetyReportDocument>({
  name: 'safety-reports',
  version: 3,
  fields: ['status', 'reportedAt', 'reporterId', 'reportedId'],
  compound: [['status', 'reportedAt']],
  on: onEach(typesOf(safetyEvents), {
    ids: ({ data }) => data.reportId,
    apply: (before, event) => {
      const report = foldSafetyReport(before ?? noSafetyReport, event);
      if (report.kind === 'none') return undefined;
      const { reporter, reported, closing } = report;
      return {
        ...report,
        status: closing ? 'closed' : 'open',
        reporterId: reporter.accountId,
        reportedId: reported.accountId,
      };
    },
  }),
});
