import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEventStoreDouble } from '../engines/eventstore.ts';
import { selfSigned } from '../engines/eventstore-double/certificate.ts';
import { startRefusingMongo } from '../engines/refusing-mongo.ts';
import { refusedStart, startSukiProcess } from '../harness/suki-process.ts';

/**
 * A wrong address, credential or certificate of a dependency ends the start with one sentence; an unavailable server is
 * retried.
 */

type Double = Awaited<ReturnType<typeof startEventStoreDouble>>;

const PASSWORD = 'pQ7-marker-Zx';
let folder: string;
let doubles: Record<'guarded' | 'misnamed' | 'open', Double>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-engines-refuse-'));
  const [ours, misnamed] = [selfSigned(['localhost']), selfSigned(['events.suki.example.ph'])];
  await writeFile(join(folder, 'ours.pem'), ours.certificate);
  await writeFile(join(folder, 'misnamed.pem'), misnamed.certificate);
  const user = { name: 'admin', password: PASSWORD };
  const [guarded, other, open] = await Promise.all([
    startEventStoreDouble({ tls: ours, user }),
    startEventStoreDouble({ tls: misnamed }),
    startEventStoreDouble(),
  ]);
  doubles = { guarded, misnamed: other, open };
});
afterAll(async () => {
  for (const double of Object.values(doubles)) await double.stop();
  await rm(folder, { recursive: true });
});

/** The address of a double with these credentials and settings. */
function address(which: keyof typeof doubles, who: string, host = 'localhost', settings = ''): string {
  return `esdb://${who}${host
    .split(',')
    .map((each) => `${each}:${portOf(doubles[which])}`)
    .join(',')}?tls=true${settings}`;
}

function portOf({ url }: Double): number {
  return Number(/:(\d+)\?/.exec(url)?.[1]);
}

/** Resolves after `times` connections to a port, each closed immediately; the port is free afterwards. */
async function connectionsDroppedAt(port: number, times: number): Promise<void> {
  const knocked = Promise.withResolvers<void>();
  let left = times;
  const server = createServer((socket) => {
    socket.destroy();
    if (--left === 0) server.close(() => knocked.resolve());
  });
  server.listen(port, '127.0.0.1');
  await knocked.promise;
}

const trusting = (file: string) => `&tlsCAFile=${join(folder, file)}`;

describe('the start', () => {
  let dataDir: string;
  let mongo: Awaited<ReturnType<typeof startRefusingMongo>>;
  beforeAll(async () => {
    mongo = await startRefusingMongo();
  });
  afterAll(() => mongo.stop());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(folder, 'data-'));
  });

  it.each<[string, () => string, RegExp]>([
    [
      'a wrong password',
      () => address('guarded', `admin:${PASSWORD}-not@`, 'localhost', trusting('ours.pem')),
      /^EVENTSTORE_URL has a user name or password that the server rejects\.$/,
    ],
    [
      'a missing user name',
      () => address('guarded', '', 'localhost', trusting('ours.pem')),
      /^EVENTSTORE_URL needs a user with read and write access to all streams, .*: the server denied access\.$/,
    ],
    [
      'an untrusted certificate',
      () => address('guarded', `admin:${PASSWORD}@`),
      /^EVENTSTORE_URL names a server with an untrusted certificate \(self-signed certificate\): .*tlsCAFile=….$/,
    ],
    [
      'a certificate for another host',
      () => address('misnamed', '', 'localhost', trusting('misnamed.pem')),
      /^EVENTSTORE_URL must use a host name of the server's certificate \(DNS:events\.suki\.example\.ph\): .*\.$/,
    ],
    [
      'TLS to an IP address',
      () => address('guarded', `admin:${PASSWORD}@`, '127.0.0.1', trusting('ours.pem')),
      /^EVENTSTORE_URL must use a host name with TLS, not an IP address; .*\.$/,
    ],
    [
      'TLS to a server without TLS',
      () => address('open', ''),
      /^EVENTSTORE_URL requires TLS but the server does not use it: .*\.$/,
    ],
    [
      'a cluster with untrusted certificates',
      () => address('guarded', `admin:${PASSWORD}@`, 'localhost,localhost', '&maxDiscoverAttempts=2'),
      /^EVENTSTORE_URL names a server with an untrusted certificate/,
    ],
  ])('ends for %s', async (_what, url, sentence) => {
    const { code, said } = await refusedStart(dataDir, { EVENTSTORE_URL: url() });
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('marker');
    expect(code).toBe(1);
  });

  it.each([
    [
      'a wrong password',
      (port: number) => `mongodb://suki:${PASSWORD}@127.0.0.1:${port}/suki?authSource=admin`,
      /^MONGODB_URL has a user name, password or authSource that the server rejects\.$/,
    ],
    [
      'a missing user name',
      (port: number) => `mongodb://127.0.0.1:${port}/suki`,
      /^MONGODB_URL needs a user with read and write access to its databases, .*: the server denied access\.$/,
    ],
  ])('ends for %s of MongoDB', async (_what, url, sentence) => {
    const { code, said } = await refusedStart(dataDir, { MONGODB_URL: url(mongo.port) });
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('marker');
    expect(code).toBe(1);
  });

  it('succeeds where name, key and certificate are right', async () => {
    const suki = await startSukiProcess(dataDir, {
      EVENTSTORE_URL: address('guarded', `admin:${PASSWORD}@`, 'localhost', trusting('ours.pem')),
    });
    expect((await fetch(`${suki.url}/readyz`)).status).toBe(200);
    expect(await suki.stop()).toBe(0);
  });

  it('retries where the server is unavailable, until it answers', async () => {
    await doubles.open.kill();
    const knocked = connectionsDroppedAt(portOf(doubles.open), 3);
    const starting = startSukiProcess(dataDir, { EVENTSTORE_URL: doubles.open.url });
    await Promise.race([knocked, starting.then(() => expect.unreachable('It started without its event server'))]);
    await doubles.open.restart();
    const suki = await starting;
    expect((await fetch(`${suki.url}/readyz`)).status).toBe(200);
    await suki.stop();
  });
});
