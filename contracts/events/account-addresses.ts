import * as z from 'zod/mini';
import { StoredAddress } from '../fields.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

const BECAUSE = 'private lists of clients';
const ids = { accountId: z.string(), addressId: z.string() };
const label = personal(z.string());

/** The `addresses-{accountId}` stream: the places that a client books for again, private to the client. */
export const addressEvents = {
  AddressSaved: unpublished(BECAUSE, { ...ids, label, address: personal(StoredAddress), savedAt: z.string() }),
  AddressRenamed: unpublished(BECAUSE, { ...ids, label }),
  AddressRemoved: unpublished(BECAUSE, ids),
};
export type AddressEvent = EventOf<typeof addressEvents>;
