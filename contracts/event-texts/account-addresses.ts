import type { AddressEvent } from '../events/account-addresses.ts';
import { type DetailsOf, ofAccount } from './event-details.ts';

export const addresses = {
  AddressSaved: { tone: 'neutral', icon: 'MapPin', subject: ofAccount },
  AddressRenamed: { tone: 'neutral', icon: 'PenLine', subject: ofAccount },
  AddressRemoved: { tone: 'neutral', icon: 'Undo2', subject: ofAccount },
} satisfies DetailsOf<AddressEvent['type']>;
