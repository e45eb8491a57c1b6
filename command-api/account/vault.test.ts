import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { openSqliteDocuments } from '#infra/eventing/documents/sqlite/sqlite-documents.ts';
import { createVault, type Vault } from './vault.ts';

const Count = z.object({ count: z.int() });
let folder: string;
let documents: Documents;
let vault: Vault;
let nowMs = 0;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T02:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'suki-vault-'));
  documents = await openSqliteDocuments({ file: join(folder, 'private.db') });
  vault = await createVault(documents, () => new Date(nowMs));
});
afterEach(async () => {
  await documents.close();
  await rm(folder, { recursive: true });
});

function inSeconds(seconds: number): Date {
  return new Date(nowMs + seconds * 1000);
}

test('a secret is kept, changed and removed', async () => {
  const drawer = vault.drawer('count', Count);
  await drawer.keep('a', { secret: { count: 1 }, expiresAt: null });
  expect(await drawer.read('a')).toEqual({ count: 1 });
  await drawer.keep('a', { secret: { count: 2 }, expiresAt: null });
  expect(await drawer.read('a')).toEqual({ count: 2 });
  await drawer.remove('a');
  expect(await drawer.read('a')).toBeUndefined();
  await drawer.remove('a');
});

test('drawers do not see into each other', async () => {
  await vault.drawer('count', Count).keep('a', { secret: { count: 1 }, expiresAt: null });
  expect(await vault.drawer('other', Count).read('a')).toBeUndefined();
});

test('changes at the same moment all count', async () => {
  const drawer = vault.drawer('count', Count);
  const add = () =>
    drawer.change('a', (secret) => ({
      to: { secret: { count: (secret?.count ?? 0) + 1 }, expiresAt: null },
      told: null,
    }));
  await Promise.all(Array.from({ length: 10 }, add));
  expect(await drawer.read('a')).toEqual({ count: 10 });
});

test('what has expired is gone, for readers at once and from the disk with the next sweep', async () => {
  const drawer = vault.drawer('count', Count);
  await drawer.keep('soon', { secret: { count: 1 }, expiresAt: inSeconds(60) });
  await drawer.keep('later', { secret: { count: 2 }, expiresAt: inSeconds(120) });
  await drawer.keep('never', { secret: { count: 3 }, expiresAt: null });
  expect(await vault.sweep()).toBe(0);
  nowMs += 60_000;
  expect(await drawer.read('soon')).toBeUndefined();
  expect(await vault.sweep()).toBe(1);
  expect(await documents.count('vault')).toBe(2);
  expect(await drawer.read('later')).toEqual({ count: 2 });
  expect(await drawer.read('never')).toEqual({ count: 3 });
});

test('what has expired can be kept anew', async () => {
  const drawer = vault.drawer('count', Count);
  await drawer.keep('a', { secret: { count: 1 }, expiresAt: inSeconds(1) });
  nowMs += 1000;
  await drawer.keep('a', { secret: { count: 2 }, expiresAt: inSeconds(1) });
  expect(await drawer.read('a')).toEqual({ count: 2 });
});
