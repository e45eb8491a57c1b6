import { afterEach, beforeEach, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { callBy, openCommandHarness } from '#tests/harness/command-harness.ts';
import { addressesDecider } from './decider.ts';
import { addressHandlers } from './handlers.ts';

const address = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const byClient = (accountId: string) => callBy({ accountId, userType: 'client' });
const nothing = { query: undefined, params: undefined };

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
let handlers: ReturnType<typeof addressHandlers>;

beforeEach(async () => {
  harness = await openCommandHarness();
  handlers = addressHandlers({ commands: harness.commands, now: () => new Date('2026-11-18T02:00:00Z') });
});
afterEach(() => harness.close());

const labels = async (accountId: string) => {
  const { state } = await harness.commands.load(addressesDecider, streams.addresses(accountId));
  return state.addresses.map(({ label }) => label);
};

it('changes the caller’s own list only', async () => {
  const { data } = await handlers.saveAddress({
    ...nothing,
    body: { label: 'Home', address },
    context: byClient('c1'),
  });
  const params = { id: data.id };
  const rename = handlers.renameAddress({ ...nothing, params, body: { label: 'Mine' }, context: byClient('c2') });
  await expect(rename).rejects.toMatchObject({ code: 'not_found' });
  await handlers.removeAddress({ ...nothing, params, body: undefined, context: byClient('c2') });
  expect([await labels('c1'), await labels('c2')]).toEqual([['Home'], []]);
  await handlers.renameAddress({ ...nothing, params, body: { label: 'House' }, context: byClient('c1') });
  expect(await labels('c1')).toEqual(['House']);
  await handlers.removeAddress({ ...nothing, params, body: undefined, context: byClient('c1') });
  expect(await labels('c1')).toEqual([]);
});
