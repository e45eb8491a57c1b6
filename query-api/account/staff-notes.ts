import type { Handlers } from '#contracts/calls/handlers.ts';
import { type StaffNoteDocument, staffNotes } from '#projectors/read-models/account/staff-notes.ts';
import { skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

export function staffNoteQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listStaffNotes'> {
  return {
    async listStaffNotes({ params: { id }, query: page }) {
      const where = { accountId: { eq: id } };
      const [found, total] = await Promise.all([
        documents.find<StaffNoteDocument>(staffNotes.name, { where, sort: [['at', 'desc']], ...skipOf(page) }),
        documents.count(staffNotes.name, where),
      ]);
      const items = found.map(({ document: { accountId: _, ...note } }) => note);
      return { data: { items, ...page, total } };
    },
  };
}
