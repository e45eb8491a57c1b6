import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import type { QueryContext } from '../query-context.ts';

export function listViewQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listListViews'> {
  return {
    async listListViews({ context }) {
      const account = await documents.get<AccountDocument>(accounts.name, signedIn(context).accountId);
      return { data: { items: [...(account?.document.listViews ?? [])] } };
    },
  };
}
