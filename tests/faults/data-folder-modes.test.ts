import { chmodSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { admin } from '../harness/start-suki.ts';
import { startSukiProcess, type SukiProcess } from '../harness/suki-process.ts';

let folder: string;
let suki: SukiProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-modes-'));
  suki = await startSukiProcess(folder);
});
afterAll(async () => {
  await suki.kill();
  await rm(folder, { recursive: true });
});

function open(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const wrong = entries.filter(
    (entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o777) !== (entry.isDirectory() ? 0o700 : 0o600),
  );
  return wrong.map((entry) => join(entry.parentPath, entry.name));
}

it('sets every file to 0600 and every folder to 0700, also those written since the start', async () => {
  const carla = await new ApiClient(suki.url).signIn(admin.email, admin.password);
  const form = new FormData();
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  form.append('file', new File([pixel], 'face.png', { type: 'image/png' }));
  const uploaded = await fetch(`${suki.url}/api/upload/avatar`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${carla.session?.accessToken}` },
  });
  expect(uploaded.status).toBe(200);
  const names = readdirSync(folder, { recursive: true }).map(String);
  for (const name of [
    'events.db',
    'events.db-wal',
    'private.db',
    'private.db-wal',
    'read-models-1.db',
    'read-models-2.db',
    'token-secret',
    'token-keys.json',
    'lock.db',
  ])
    expect(names).toContain(name);
  expect(names.some((name) => /^files\/[0-9a-f]{2}\//.test(name))).toBe(true);
  expect(open()).toEqual([]);
});

it('restricts files that an earlier version left readable at the start', async () => {
  await suki.stop();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  chmodSync(folder, 0o755);
  suki = await startSukiProcess(folder);
  expect(open()).toEqual([]);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
});
