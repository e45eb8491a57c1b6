import { userView } from '#contracts/views/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import type { QueryContext } from '../query-context.ts';

export function accountQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'me'> {
  return {
    async me({ context }) {
      const account = await documents.get<AccountDocument>(accounts.name, signedIn(context).accountId);
      if (!account) throw new ApiError('not_found');
      return { data: { user: userView(account.document) } };
    },
  };
}
