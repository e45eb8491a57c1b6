import { expect, it } from 'vitest';
import { given, recorder } from '../testing/given-events.ts';
import { addresses } from './addresses.ts';

const happened = recorder();
const savedAt = '2026-11-24T02:00:00.000Z';
const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const saved = (addressId: string, label: string) =>
  happened('AddressSaved', { accountId: 'c1', addressId, label, address, savedAt });

it('follows what a client saves, renames and removes, and pushes to that client only', async () => {
  const { documents, pushes } = await given(addresses, [
    saved('a1', 'Home'),
    saved('a2', 'Work'),
    happened('AddressRenamed', { accountId: 'c1', addressId: 'a2', label: 'Shop' }),
    happened('AddressRemoved', { accountId: 'c1', addressId: 'a1' }),
  ]);
  expect(documents.get('c1')).toEqual({
    accountId: 'c1',
    addresses: [{ addressId: 'a2', label: 'Shop', address, savedAt }],
  });
  expect(new Set(pushes.map(({ to }) => JSON.stringify(to)))).toEqual(new Set(['{"accounts":["c1"]}']));
});
