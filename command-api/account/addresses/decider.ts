import { type Addresses, foldAddresses, MOST_ADDRESSES, noAddresses } from '#contracts/account/addresses-fold.ts';
import type { AddressEvent } from '#contracts/events/account-addresses.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../../command-handling/decision.ts';
import type { AddressCommand } from './commands.ts';

export const addressesDecider: Decider<Addresses, AddressCommand, AddressEvent, Refusal> = {
  initialState: noAddresses,
  evolve: foldAddresses,
  decide,
};

function decide({ type, data }: AddressCommand, { addresses }: Addresses): Decision<AddressEvent> {
  const { accountId, addressId } = data;
  const saved = addresses.find((one) => one.addressId === addressId);
  const isNamed = (label: string) =>
    addresses.some((one) => one.addressId !== addressId && named(one.label) === named(label));
  switch (type) {
    case 'SaveAddress': {
      const { label, address, now } = data;
      if (saved) return [];
      if (isNamed(label)) return nameInUse(label);
      if (addresses.length >= MOST_ADDRESSES)
        return refuse('not_allowed_now', `You can save ${MOST_ADDRESSES} addresses. Remove one first.`);
      return [{ type: 'AddressSaved', data: { accountId, addressId, label, address, savedAt: now } }];
    }
    case 'RenameAddress':
      if (!saved) return refuse('not_found', 'There is no such address.');
      if (saved.label === data.label) return [];
      if (isNamed(data.label)) return nameInUse(data.label);
      return [{ type: 'AddressRenamed', data: { accountId, addressId, label: data.label } }];
    case 'RemoveAddress':
      return saved ? [{ type: 'AddressRemoved', data: { accountId, addressId } }] : [];
  }
}

function nameInUse(label: string): Refusal {
  return refuse('already_exists', `You already have an address named ${label}.`);
}

/** "Home" and "home" would look alike in the list. */
function named(label: string): string {
  return label.toLocaleLowerCase('en');
}
