import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { createSecretStore, type SecretStore } from './secret-store.ts';

const Count = z.object({ count: z.int() });
let folder: string;
let documents: Documents;
let secretStore: SecretStore;
let nowMs = 0;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T02:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'suki-secrets-'));
  documents = await openSqliteDocuments({ file: join(folder, 'private.db') });
  secretStore = await createSecretStore(documents, () => new Date(nowMs));
});
afterEach(async () => {
  await documents.close();
  await rm(folder, { recursive: true });
});

function inSeconds(seconds: number): Date {
  return new Date(nowMs + seconds * 1000);
}

test('stores, changes and removes a secret', async () => {
  const collection = secretStore.collection('count', Count);
  await collection.keep('a', { secret: { count: 1 }, expiresAt: null });
  expect(await collection.read('a')).toEqual({ count: 1 });
  await collection.keep('a', { secret: { count: 2 }, expiresAt: null });
  expect(await collection.read('a')).toEqual({ count: 2 });
  await collection.remove('a');
  expect(await collection.read('a')).toBeUndefined();
  await collection.remove('a');
});

test('separates collections', async () => {
  await secretStore.collection('count', Count).keep('a', { secret: { count: 1 }, expiresAt: null });
  expect(await secretStore.collection('other', Count).read('a')).toBeUndefined();
});

test('applies all concurrent changes', async () => {
  const collection = secretStore.collection('count', Count);
  const add = () =>
    collection.change('a', (secret) => ({
      to: { secret: { count: (secret?.count ?? 0) + 1 }, expiresAt: null },
      result: null,
    }));
  await Promise.all(Array.from({ length: 100 }, add));
  expect(await collection.read('a')).toEqual({ count: 100 });
});

test('hides expired secrets immediately, and deletes them with the next sweep', async () => {
  const collection = secretStore.collection('count', Count);
  await collection.keep('soon', { secret: { count: 1 }, expiresAt: inSeconds(60) });
  await collection.keep('later', { secret: { count: 2 }, expiresAt: inSeconds(120) });
  await collection.keep('never', { secret: { count: 3 }, expiresAt: null });
  expect(await secretStore.sweep()).toBe(0);
  nowMs += 60_000;
  expect(await collection.read('soon')).toBeUndefined();
  expect(await secretStore.sweep()).toBe(1);
  expect(await documents.count('vault')).toBe(2);
  expect(await collection.read('later')).toEqual({ count: 2 });
  expect(await collection.read('never')).toEqual({ count: 3 });
});

test('can store an expired secret again', async () => {
  const collection = secretStore.collection('count', Count);
  await collection.keep('a', { secret: { count: 1 }, expiresAt: inSeconds(1) });
  nowMs += 1000;
  await collection.keep('a', { secret: { count: 2 }, expiresAt: inSeconds(1) });
  expect(await collection.read('a')).toEqual({ count: 2 });
});
