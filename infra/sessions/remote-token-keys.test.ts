import { expect, test } from 'vitest';
import { EngineUnavailable } from '../eventing/resilience.ts';
import { remoteTokenKeys } from './remote-token-keys.ts';
import { signingKeyOf, tokenKeysOf } from './signing-keys.ts';

const [first, second] = ['the first of thirty-two characters', 'the second of thirty-two characters'];
const idOf = (secret: string) => signingKeyOf(secret).keyId;

/** A signing service with these keys; null for an unavailable one. */
function signingService(secrets: [string, ...string[]] | null) {
  let nowMs = Date.parse('2026-11-23T00:00:00Z');
  const service: { secrets: typeof secrets; asked: number; hung?: Promise<void> } = { secrets, asked: 0 };
  const keys = remoteTokenKeys({
    url: 'http://command-api.test',
    now: () => new Date(nowMs),
    fetchKeys: async (address) => {
      expect(address.href).toBe('http://command-api.test/.well-known/jwks.json');
      service.asked += 1;
      await service.hung;
      if (!service.secrets) throw new TypeError('fetch failed');
      return Response.json({ keys: tokenKeysOf(service.secrets).published });
    },
  });
  return Object.assign(service, { keys, pass: (seconds: number) => void (nowMs += seconds * 1000) });
}

test('fetches the signing service’s key once', async () => {
  const service = signingService([first]);
  const found = await Promise.all([service.keys.publicKey(idOf(first)), service.keys.publicKey(idOf(first))]);
  for (const key of found) expect(key?.equals(signingKeyOf(first).publicKey)).toBe(true);
  expect(await service.keys.publicKey(idOf(first))).toBeDefined();
  expect(service.asked).toBe(1);
});

test('fetches a key that was added later', async () => {
  const service = signingService([first]);
  await service.keys.publicKey(idOf(first));
  service.secrets = [second, first];
  service.pass(6);
  expect((await service.keys.publicKey(idOf(second)))?.equals(signingKeyOf(second).publicKey)).toBe(true);
  expect(await service.keys.publicKey(idOf(first))).toBeDefined();
});

test('accepts a withdrawn key for five minutes and no longer', async () => {
  const service = signingService([first]);
  await service.keys.publicKey(idOf(first));
  service.secrets = [second];
  service.pass(5 * 60);
  expect(await service.keys.publicKey(idOf(first))).toBeUndefined();
});

test('does not fetch for each invented key id', async () => {
  const service = signingService([first]);
  await service.keys.publicKey(idOf(first));
  for (let n = 0; n < 50; n++) expect(await service.keys.publicKey(`made up ${n}`)).toBeUndefined();
  expect(service.asked).toBe(1);
});

test('does not delay known keys while it asks for an unknown one', async () => {
  const service = signingService([first]);
  await service.keys.publicKey(idOf(first));
  service.pass(6);
  const { promise, resolve } = Promise.withResolvers<void>();
  service.hung = promise;
  const madeUp = service.keys.publicKey('made up');
  const isFirst = service.keys.publicKey(idOf(first)).then(() => 'the known one');
  const last = Promise.resolve().then(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return 'nobody';
  });
  expect(await Promise.race([isFirst, last])).toBe('the known one');
  resolve();
  expect(await madeUp).toBeUndefined();
});

test('waits for a running request when a key may have been withdrawn', async () => {
  const service = signingService([first]);
  await service.keys.publicKey(idOf(first));
  service.secrets = [second];
  service.pass(5 * 60);
  const both = [service.keys.publicKey('made up'), service.keys.publicKey(idOf(first))];
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(service.asked).toBe(2);
});

test('uses known keys while the service is unavailable, and reports unknown ones as unavailable instead of forged', async () => {
  const service = signingService(null);
  await expect(service.keys.publicKey(idOf(first))).rejects.toBeInstanceOf(EngineUnavailable);
  service.secrets = [first];
  expect(await service.keys.publicKey(idOf(first))).toBeDefined();
  service.secrets = null;
  service.pass(6 * 60);
  expect(await service.keys.publicKey(idOf(first))).toBeDefined();
  service.pass(6);
  await expect(service.keys.publicKey(idOf(second))).rejects.toBeInstanceOf(EngineUnavailable);
});
