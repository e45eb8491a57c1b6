import { afterAll, beforeAll, expect, it } from 'vitest';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { ben, registrationsOf, grace } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;
const happened = recorder();
const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const savedAt = '2026-11-17T02:00:00.000Z';
const saved = (addressId: string, label: string) =>
  happened('AddressSaved', { accountId: 'c1', addressId, label, address, savedAt }, { stream: 'addresses-c1' });

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  await suki.happened(...registrationsOf(happened), saved('a1', 'Home'), saved('a2', 'Work'));
});
afterAll(() => suki.close());

it('lists the client’s addresses in the order in which they were saved', async () => {
  expect(await suki.ask('listAddresses', { by: grace })).toMatchObject({
    total: 2,
    items: [
      { id: 'a1', label: 'Home', address, savedAt },
      { id: 'a2', label: 'Work' },
    ],
  });
});

it('is private to the client', async () => {
  expect(await suki.ask('listAddresses', { by: ben })).toMatchObject({ items: [], total: 0 });
});
