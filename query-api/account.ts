import { CallFailed } from '#infra/call-failed.ts';
import { type Handlers, signedIn } from '#infra/http/handlers.ts';
import { type AccountDocument, accounts, userView } from '#projectors/read-models/accounts.ts';
import type { Sources } from './sources.ts';

export function accountQueries({ documents }: Pick<Sources, 'documents'>): Handlers<'me'> {
  return {
    async me({ context }) {
      const account = await documents.get<AccountDocument>(accounts.name, signedIn(context).accountId);
      if (!account) throw new CallFailed('not_found');
      return { data: { user: userView(account.document) } };
    },
  };
}
