import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../api/failure-shape.ts';
import { type ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { storedAndRebuilt } from '../harness/projections-equal-rebuild.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';

/**
 * A limit on the process's file sizes makes writes fail like a full disk, and can be lifted at runtime (util-linux's
 * prlimit).
 */

let folder: string;
let suki: SukiProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-full-'));
  suki = await startSukiProcess(folder, { LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  // Ends the process after a failure, too.
  await suki.kill();
  await rm(folder, { recursive: true });
});

function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(suki.pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit failed; install util-linux: ${stderr}`);
}

it('refuses commands with 503 on a full disk, keeps reading, and loses nothing acknowledged', async () => {
  const { andrea, service } = await testUsersOf(suki.url);
  const acknowledged: string[] = [];
  const body = JSON.stringify({
    serviceId: service.id,
    date: nextWorkday(),
    time: '09:30',
    address: kapitolyo,
    paymentMethod: 'cash',
  });
  const book = async () => {
    const answer = await andrea.send('POST', '/bookings', { body });
    if (answer.status === 201) acknowledged.push((answer.body as { data: { id: string } }).data.id);
    return answer;
  };

  expect((await book()).status).toBe(201);
  limitFiles('1');
  await expect.poll(async () => (await book()).status).toBe(503);
  const refused = await book();
  expect(Failure.parse(refused.body).code).toBe('unavailable');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await andrea.send('GET', '/services')).status).toBe(200);
  expect(await (await fetch(`${suki.url}/readyz`)).json()).toMatchObject({
    parts: { 'data folder': 'the disk is full' },
  });

  limitFiles('unlimited');
  await expect.poll(async () => (await book()).status).toBe(201);
  await expectAll(andrea, acknowledged);
  expect(await suki.stop()).toBe(0);
  const { stored, rebuilt } = await storedAndRebuilt(folder);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(rebuilt));
});

async function expectAll(client: ApiClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) await expect.poll(async () => (await client.send('GET', `/bookings/${id}`)).status).toBe(200);
}
