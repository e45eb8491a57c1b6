import type { SavedAddress } from '#contracts/account/addresses-fold.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { addresses, type AddressesDocument } from '#projectors/read-models/account/addresses.ts';
import type { QueryContext } from '../query-context.ts';

type Documents = Pick<QueryContext, 'documents'>;

export async function addressesOf({ documents }: Documents, accountId: string): Promise<readonly SavedAddress[]> {
  return (await documents.get<AddressesDocument>(addresses.name, accountId))?.document.addresses ?? [];
}

/** Each client's own list. It is short, so it has one page. */
export function addressQueries(queryContext: Documents): Handlers<'listAddresses'> {
  return {
    async listAddresses({ context }) {
      const saved = await addressesOf(queryContext, signedIn(context).accountId);
      const items = saved.map(({ addressId: id, ...rest }) => ({ id, ...rest }));
      return { data: { items, page: 1, limit: Math.max(1, items.length), total: items.length } };
    },
  };
}
