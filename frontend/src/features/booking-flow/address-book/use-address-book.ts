import { useSelector } from 'react-redux';
import { selectIsAuthenticated, selectUserType, type StateWithSession } from '../../../domain/session/selectors.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { useListAddressesQuery } from './api.ts';
import { isSameAddress } from './same-address.ts';

/** Whether the client has saved this address. */
export function useIsSaved(address: BookingDraft['address'] | null): boolean {
  const { list } = useAddressBook();
  return list.data?.items.some((saved) => isSameAddress(saved.address, address ?? {})) ?? false;
}

/** The client's saved addresses. Guests and other roles have none. */
export function useAddressBook() {
  const isClient = useSelector(
    (state: StateWithSession) => selectIsAuthenticated(state) && selectUserType(state) === 'client',
  );
  return { isClient, list: useListAddressesQuery({}, { skip: !isClient }) };
}
