import { useSelector } from 'react-redux';
import type { SavedAddress } from '#contracts/views/account-addresses.ts';
import { selectIsClient } from '../../../domain/session/selectors.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { useListAddressesQuery } from './api.ts';
import { isSameAddress } from './same-address.ts';

/** The client's saved addresses. Guests and other roles have none. */
export function useAddressBook() {
  return useListAddressesQuery({}, { skip: !useSelector(selectIsClient) });
}

/** The saved address that is the same as this one. */
export function useSavedAs(address: BookingDraft['address'] | null): SavedAddress | undefined {
  return useAddressBook().data?.items.find((saved) => isSameAddress(saved.address, address ?? {}));
}
