import type { addresses } from './account-addresses.ts';
import type { TextsOf } from './texts.ts';

export const addressesEn = {
  AddressSaved: {
    action: 'Saved an address',
    happened: 'Address saved',
  },
  AddressRenamed: {
    action: 'Renamed a saved address',
    happened: 'Address renamed',
  },
  AddressRemoved: {
    action: 'Removed a saved address',
    happened: 'Address removed',
  },
} satisfies TextsOf<typeof addresses>;
