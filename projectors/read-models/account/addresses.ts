import { type Addresses, foldAddresses, noAddresses } from '#contracts/account/addresses-fold.ts';
import { addressEvents, type AddressEvent } from '#contracts/events/account-addresses.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** A client's saved addresses. By account id. */
export type AddressesDocument = Addresses & { accountId: string };

export const addresses = defineReadModel<AddressesDocument>({
  name: 'addresses',
  version: 1,
  on: onEach<AddressEvent['type'], AddressesDocument>(typesOf(addressEvents), {
    ids: ({ data }) => data.accountId,
    apply: (known, event) => ({ accountId: event.data.accountId, ...foldAddresses(known ?? noAddresses, event) }),
  }),
  push: ({ accountId }) => [
    { namespace: 'account', event: 'addresses:updated', to: { accounts: [accountId] }, payload: {} },
  ],
});
