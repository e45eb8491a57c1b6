import * as z from 'zod/mini';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { UploadQuota } from '#infra/http/uploads/multipart.ts';
import type { SecretStore } from '../account/secret-store.ts';

/** More than a portfolio of large photos; the stored pictures are smaller. */
export const DAILY_UPLOAD_BYTES = 200 * 1024 * 1024;

/** Counts per Manila day in the secret store, which all processes share. */
export function createUploadQuota(secretStore: Pick<SecretStore, 'collection'>, now: () => Date): UploadQuota {
  const sent = secretStore.collection('upload-quota', z.number());

  function today() {
    const day = manilaDay(now());
    return { of: (accountId: string) => `${accountId}-${day}`, endsAt: new Date(manilaInstant(addDays(day, 1))) };
  }

  return {
    async left(accountId) {
      const { of, endsAt } = today();
      const bytes = DAILY_UPLOAD_BYTES - ((await sent.read(of(accountId))) ?? 0);
      return { bytes, retryAfterSeconds: Math.ceil((endsAt.getTime() - now().getTime()) / 1000) };
    },
    async spend(accountId, bytes) {
      const { of, endsAt } = today();
      if (bytes > 0)
        await sent.change(of(accountId), (before = 0) => ({
          to: { secret: before + bytes, expiresAt: endsAt },
          result: undefined,
        }));
    },
  };
}
