import type { AddressEvent } from '../events/account-addresses.ts';
import type { Address } from '../fields.ts';

/** `label`: the client's own word, such as "Home". `savedAt`: an instant. */
export type SavedAddress = { addressId: string; label: string; address: Address; savedAt: string };

/** A client's saved addresses, in the order in which they were saved. */
export type Addresses = { addresses: readonly SavedAddress[] };

export const MOST_ADDRESSES = 20;

export const noAddresses: Addresses = { addresses: [] };

/** For the decider and the client's list. */
export function foldAddresses({ addresses }: Addresses, { type, data }: AddressEvent): Addresses {
  const others = addresses.filter(({ addressId }) => addressId !== data.addressId);
  switch (type) {
    case 'AddressSaved': {
      const { addressId, label, address, savedAt } = data;
      return { addresses: [...others, { addressId, label, address, savedAt }] };
    }
    case 'AddressRenamed':
      return {
        addresses: addresses.map((saved) =>
          saved.addressId === data.addressId ? { ...saved, label: data.label } : saved,
        ),
      };
    case 'AddressRemoved':
      return { addresses: others };
  }
}
