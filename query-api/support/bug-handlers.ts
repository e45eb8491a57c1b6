import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { bugView, ownBugView } from '#contracts/views/support-bugs.ts';
import type { Where } from '#infra/eventing/documents.ts';
import { type BugDocument, bugs } from '#projectors/read-models/support/bugs.ts';
import { type Order, orderOf } from '../list-order.ts';
import { dayRange } from '../day-range.ts';
import { type Page, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

const newestFirst = [['reportedAt', 'desc']] as const;

type Documents = Pick<QueryContext, 'documents'>;

export function bugQueries({ documents }: Documents): Handlers<'listOwnBugs' | 'listBugs' | 'readBug'> {
  async function newest(
    where: Where,
    page: Page,
    sort: Order = newestFirst,
  ): Promise<{ found: BugDocument[]; total: number }> {
    const [found, total] = await Promise.all([
      documents.find<BugDocument>(bugs.name, { where, sort, ...skipOf(page) }),
      documents.count(bugs.name, where),
    ]);
    return { found: found.map(({ document }) => document), total };
  }

  return {
    async listOwnBugs({ query: page, context }) {
      const { found, total } = await newest({ reporterId: { eq: signedIn(context).accountId } }, page);
      return { data: { items: found.map(ownBugView), ...page, total } };
    },

    async listBugs({ query: { status, priority, from, to, sort, ...page } }) {
      const where = {
        ...(status && { status: { eq: status } }),
        ...(priority && { priority: { eq: priority } }),
        ...dayRange('reportedAt', { from, to }),
      };
      const order = orderOf(sort, { reported: 'reportedAt' }, newestFirst);
      const { found, total } = await newest(where, page, order);
      return { data: { items: found.map(bugView), ...page, total } };
    },

    async readBug({ params: { id } }) {
      const found = await documents.get<BugDocument>(bugs.name, id);
      if (!found) throw new ApiError('not_found');
      return { data: bugView(found.document) };
    },
  };
}

/** Untriaged reports. */
export function countOpenBugs({ documents }: Documents): Promise<number> {
  return documents.count(bugs.name, { status: { eq: 'open' } });
}
