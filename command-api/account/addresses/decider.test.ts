import { expect, it } from 'vitest';
import { MOST_ADDRESSES } from '#contracts/account/addresses-fold.ts';
import type { AddressEvent } from '#contracts/events/account-addresses.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { AddressCommand } from './commands.ts';
import { addressesDecider } from './decider.ts';

const now = '2026-11-24T02:00:00.000Z';
const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const ids = (addressId: string) => ({ accountId: 'c1', addressId });
const given = givenEventsOf(addressesDecider);
const save = (id: string, label: string): AddressCommand => ({
  type: 'SaveAddress',
  data: { ...ids(id), label, address, now },
});
const rename = (id: string, label: string): AddressCommand => ({ type: 'RenameAddress', data: { ...ids(id), label } });
const remove = (id: string): AddressCommand => ({ type: 'RemoveAddress', data: ids(id) });
const saved = (id: string, label: string): AddressEvent => ({
  type: 'AddressSaved',
  data: { ...ids(id), label, address, savedAt: now },
});
const renamed = (id: string, label: string): AddressEvent => ({
  type: 'AddressRenamed',
  data: { ...ids(id), label },
});
const removed = (id: string): AddressEvent => ({ type: 'AddressRemoved', data: ids(id) });

it('saves an address once, however often the same command arrives', () => {
  given([])
    .when(save('a1', 'Home'))
    .then([saved('a1', 'Home')]);
  given([saved('a1', 'Home')])
    .when(save('a1', 'Home'))
    .then([]);
});

it('refuses a second address of the same name', () => {
  given([saved('a1', 'Home')])
    .when(save('a2', 'home'))
    .thenLike({ refused: 'already_exists' });
  given([saved('a1', 'Home'), saved('a2', 'Work')])
    .when(rename('a2', 'HOME'))
    .thenLike({ refused: 'already_exists' });
  given([saved('a1', 'Home'), removed('a1')])
    .when(save('a2', 'Home'))
    .then([saved('a2', 'Home')]);
});

it('renames a saved address, also to other capitals', () => {
  given([saved('a1', 'home')])
    .when(rename('a1', 'Home'))
    .then([renamed('a1', 'Home')]);
  given([saved('a1', 'Home')])
    .when(rename('a1', 'Home'))
    .then([]);
  given([]).when(rename('a1', 'Home')).thenLike({ refused: 'not_found' });
  const { state } = given([saved('a1', 'Home'), saved('a2', 'Work'), renamed('a1', 'Old home')]).when(remove('a9'));
  expect(state.addresses.map(({ label }) => label)).toEqual(['Old home', 'Work']);
});

it('removes an address once', () => {
  given([saved('a1', 'Home')])
    .when(remove('a1'))
    .then([removed('a1')]);
  given([]).when(remove('a1')).then([]);
});

it('limits the number of addresses', () => {
  const full = Array.from({ length: MOST_ADDRESSES }, (_, index) => saved(`a${index}`, `House ${index}`));
  given(full).when(save('one more', 'Home')).thenLike({ refused: 'not_allowed_now' });
  given([...full, removed('a7')])
    .when(save('one more', 'Home'))
    .then([saved('one more', 'Home')]);
});
