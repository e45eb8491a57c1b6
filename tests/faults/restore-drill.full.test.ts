import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { overwrite } from '../../infra/eventing/testing.ts';
import { storedAndRebuilt } from '../harness/projections-equal-rebuild.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';
import { processEnvironment } from '../harness/process-environment.ts';

/**
 * The restore drill of docs/operating.md, with its commands: a back-up under load, a machine that dies, a lost folder,
 * a restore, and the same Suki as at the back-up.
 */

const PROJECTORS = join(import.meta.dirname, '../../projectors');
const PATIENT = { timeout: 240_000, interval: 5 };
let root: string;
let dataDir: string;
let backUp: string;
let suki: SukiProcess;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'suki-drill-'));
  [dataDir, backUp] = [join(root, 'data'), join(root, 'back-up')];
  suki = await startSukiProcess(dataDir);
});
afterEach(async () => {
  // Ends the process after a failure, too.
  await suki.kill();
  await rm(root, { recursive: true });
});

type Ended = { code: unknown; said: string; complained: string };

function command(name: 'backup' | 'restore' | 'verify', ...words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(PROJECTORS, `main-${name}.ts`), ...words],
      { env: { ...processEnvironment, DATA_DIR: dataDir } },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
}

async function upload(by: ApiClient, path: string, type: string, content: string): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob([content], { type }), 'nbi.pdf');
  const answer = await by.send('POST', path, { body });
  expect(answer.status).toBe(200);
  return (answer.body as { data: { items: { id: string }[] } }).data.items[0]?.id ?? '';
}

/** Books and cancels until the connection breaks. */
async function load(client: ApiClient, serviceId: string, acknowledged: string[]): Promise<void> {
  try {
    for (;;) {
      const { id } = await client.call('createBooking', {
        body: { serviceId, date: nextWorkday(), time: '10:00', address: kapitolyo, paymentMethod: 'cash' },
      });
      acknowledged.push(id);
      await client.call('cancelBooking', { params: { id }, body: { reason: 'Found the spare tap' } });
    }
  } catch (error) {
    // The kill ends the load with a broken connection; any failure with a response is a real one.
    if (error instanceof Error && / answered /.test(error.message)) throw error;
  }
}

it('a Suki that is lost under load equals its back-up after the restore', async () => {
  const { andrea, jun, service } = await testUsersOf(suki.url);
  const document = await upload(jun, '/upload/documents', 'application/pdf', '%PDF-1.7\nNBI clearance of Jun Bautista');
  const kept = await andrea.call('createBooking', {
    body: { serviceId: service.id, date: nextWorkday(), time: '09:00', address: kapitolyo, paymentMethod: 'cash' },
  });
  const before = await andrea.call('readBooking', { params: { id: kept.id } });
  const acknowledged: string[] = [];
  const loads = [load(andrea, service.id, acknowledged), load(andrea, service.id, acknowledged)];
  await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThan(20);

  const certain = [...acknowledged];
  expect(await command('backup', backUp)).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringMatching(
      /^Backed up .+: \d+ events up to position \d+, private data, \d+ files, \d+ documents\. The back-up passed its check\.\n$/,
    ),
  });
  expect(await command('verify', backUp)).toMatchObject({ code: 0, complained: '' });
  const refused = await command('restore', backUp);
  expect(refused).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/is in use by another process: stop that process/),
  });
  const atBackUp = acknowledged.length;
  await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThan(atBackUp + 10);
  await suki.kill();
  await Promise.all(loads);

  // Deletes everything but the killed process's write-ahead logs.
  for (const name of readdirSync(dataDir)) if (!name.endsWith('-wal')) rmSync(join(dataDir, name), { recursive: true });
  expect(existsSync(join(dataDir, 'events.db-wal'))).toBe(true);
  expect(await command('restore', backUp)).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringMatching(/^Restored .+ to its state of .+ with \d+ events up to position \d+\./),
  });
  expect(await command('verify')).toMatchObject({
    code: 0,
    complained: '',
    said: expect.stringMatching(/^No damage found in .+: \d+ events/),
  });

  suki = await startSukiProcess(dataDir);
  const again = await new ApiClient(suki.url).signIn(andrea.session?.user.email ?? '', 'suki-test-1');
  expect(await again.call('readBooking', { params: { id: kept.id } })).toEqual(before);
  for (const id of certain) await again.call('readBooking', { params: { id } });
  const junAgain = await new ApiClient(suki.url).signIn(jun.session?.user.email ?? '', 'suki-test-1');
  const { url } = await junAgain.call('linkOwnDocument', { params: { documentId: document } });
  expect(await (await fetch(`${suki.url}${url}`)).text()).toContain('NBI clearance of Jun Bautista');
  const late = acknowledged.at(-1) ?? '';
  expect((await again.send('GET', `/bookings/${late}`)).status).toBe(404);
  const { id } = await again.call('createBooking', {
    body: { serviceId: service.id, date: nextWorkday(), time: '11:00', address: kapitolyo, paymentMethod: 'cash' },
  });
  expect((await again.call('readBooking', { params: { id } })).status).toBe('pending');

  expect(await suki.stop()).toBe(0);
  expect(readdirSync(dataDir).filter((name) => /-wal$|-shm$/.test(name))).toEqual([]);
  const { stored, rebuilt } = await storedAndRebuilt(dataDir);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(rebuilt));
});

it('a restore detects a back-up with one damaged byte and changes nothing', async () => {
  await testUsersOf(suki.url);
  expect((await command('backup', backUp)).code).toBe(0);
  await suki.stop();
  const file = join(backUp, 'events.db');
  overwrite(file, statSync(file).size - 200, Buffer.from([0x5a]));
  expect(await command('verify', backUp)).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^events\.db is damaged: /),
  });
  expect(await command('restore', backUp)).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^The back-up in .+ is damaged; nothing was changed: events\.db is damaged/),
  });
  expect(await command('verify')).toMatchObject({ code: 0, complained: '' });
  suki = await startSukiProcess(dataDir);
});
