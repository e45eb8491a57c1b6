import type { Handlers } from '#contracts/calls/handlers.ts';
import type { SafetyReport } from '#contracts/views/dispute-safety.ts';
import type { Documents, Where } from '#infra/eventing/documents/port.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import type { QueryContext } from '../query-context.ts';
import { skipOf } from '../page.ts';

export function safetyQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listSafetyReports'> {
  return {
    async listSafetyReports({ query: { show, ...page } }) {
      const where: Where = { status: { eq: show } };
      const sort = [['reportedAt', show === 'open' ? 'asc' : 'desc']] as const;
      const [found, total] = await Promise.all([
        documents.find<SafetyReportDocument>(safetyReports.name, { where, sort, ...skipOf(page) }),
        documents.count(safetyReports.name, where),
      ]);
      return { data: { items: found.map(({ document }) => shown(document)), ...page, total } };
    },
  };
}

export function countSafetyReports({ documents }: { documents: Pick<Documents, 'count'> }): Promise<number> {
  return documents.count(safetyReports.name, { status: { eq: 'open' } });
}

function shown({
  reportId: id,
  kind: _kind,
  status: _status,
  reporterId: _reporterId,
  ...report
}: SafetyReportDocument): SafetyReport {
  return { id, ...report };
}
