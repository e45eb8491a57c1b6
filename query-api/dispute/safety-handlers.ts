import type { Handlers } from '#contracts/calls/handlers.ts';
import type { SafetyReport } from '#contracts/views/dispute.ts';
import type { Documents, Where } from '#infra/eventing/documents.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import { peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';
import { skipOf } from '../page.ts';
import { pictureUrls } from './picture-url.ts';

export function safetyQueries({
  documents,
  grants,
}: Pick<QueryContext, 'documents' | 'grants'>): Handlers<'listSafetyReports'> {
  return {
    async listSafetyReports({ query: { show, ...page }, context }) {
      const where: Where = { status: { eq: show } };
      const sort = [['reportedAt', show === 'open' ? 'asc' : 'desc']] as const;
      const [found, total] = await Promise.all([
        documents.find<SafetyReportDocument>(safetyReports.name, { where, sort, ...skipOf(page) }),
        documents.count(safetyReports.name, where),
      ]);
      const urlOf = pictureUrls({ grants }, context);
      const people = await peopleById(
        documents,
        found.map(({ document }) => document.reported.accountId),
      );
      const works = ({ reported }: SafetyReportDocument) => (people.get(reported.accountId)?.workerId ?? null) !== null;
      const items = await Promise.all(
        found.map(async ({ document }) => ({ ...(await shown(document, urlOf)), reportedWorks: works(document) })),
      );
      return { data: { items, ...page, total } };
    },
  };
}

export function countSafetyReports({ documents }: { documents: Pick<Documents, 'count'> }): Promise<number> {
  return documents.count(safetyReports.name, { status: { eq: 'open' } });
}

async function shown(
  document: SafetyReportDocument,
  urlOf: (id: string) => Promise<string>,
): Promise<Omit<SafetyReport, 'reportedWorks'>> {
  const {
    reportId: id,
    reporter,
    reported,
    about,
    from,
    bookingId,
    text,
    pictures = [],
    reportedAt,
    closing,
  } = document;
  return {
    id,
    reporter,
    reported,
    about,
    from,
    bookingId,
    text,
    reportedAt,
    pictures: await Promise.all(pictures.map(async (picture) => ({ id: picture, url: await urlOf(picture) }))),
    closing: closing && { ...closing, warning: closing.warning ?? null },
  };
}
