import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { createSecretStore } from '../account/secret-store.ts';
import { createUploadQuota, DAILY_UPLOAD_BYTES } from './upload-quota.ts';

const MEGABYTE = 1024 * 1024;
let now: Date;
let documents: Documents;
let remove: () => void;

beforeEach(async () => {
  const { folder, remove: removeFolder } = temporaryFolder();
  // Half past eleven at night in Manila.
  now = new Date('2026-11-22T15:30:00Z');
  documents = await openSqliteDocuments({ file: join(folder, 'private.db'), durable: true });
  remove = removeFolder;
});
afterEach(async () => {
  await documents.close();
  remove();
});

async function openSecretStore() {
  return createSecretStore(documents, () => now);
}

test('limits an account’s uploads until midnight in Manila', async () => {
  const secretStore = await openSecretStore();
  const quota = createUploadQuota(secretStore, () => now);
  expect(await quota.left('ana')).toEqual({ bytes: DAILY_UPLOAD_BYTES, retryAfterSeconds: 30 * 60 });
  await quota.spend('ana', 150 * MEGABYTE);
  await quota.spend('ana', 0);
  await quota.spend('ana', 60 * MEGABYTE);
  expect((await quota.left('ana')).bytes).toBe(-10 * MEGABYTE);
  expect((await quota.left('ben')).bytes).toBe(DAILY_UPLOAD_BYTES);
  now = new Date('2026-11-22T16:00:00Z');
  expect(await quota.left('ana')).toEqual({ bytes: DAILY_UPLOAD_BYTES, retryAfterSeconds: 24 * 60 * 60 });
  expect(await secretStore.sweep()).toBe(1);
});

test('counts uploads of all processes together', async () => {
  const [one, other] = [
    createUploadQuota(await openSecretStore(), () => now),
    createUploadQuota(await openSecretStore(), () => now),
  ];
  await Promise.all([one.spend('ana', MEGABYTE), other.spend('ana', MEGABYTE), one.spend('ana', MEGABYTE)]);
  expect((await other.left('ana')).bytes).toBe(DAILY_UPLOAD_BYTES - 3 * MEGABYTE);
});
