import * as z from 'zod/mini';
import { tabStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import type { Outgoing } from './slice.ts';

const StoredOutbox = z.object({
  ownerId: z.string(),
  outbox: z.array(
    z.object({
      recipientId: z.string(),
      text: z.string(),
      attachments: z.array(z.object({ url: z.string(), name: z.string(), contentType: z.string() })),
      clientTempId: z.string(),
      bookingId: z.nullable(z.string()),
      queuedAt: z.string(),
      status: z.enum(['sending', 'failed']),
      goesAgain: z.boolean(),
    }),
  ),
});

/**
 * Unsent messages are kept per tab and account, across a reload and an expired session. Signing out clears them, and
 * another account starts empty (`take-over-storage.ts`).
 */
export function storeOutbox(ownerId: string, outbox: readonly Outgoing[]): void {
  if (outbox.length === 0) tabStorage.removeItem(storageKeys.chatOutbox);
  else tabStorage.setItem(storageKeys.chatOutbox, JSON.stringify({ ownerId, outbox }));
}

/**
 * This account's unsent messages. A message in transit lost its response with the page, so it is sent again; the
 * server stores it once by its clientTempId. A refused message stays refused.
 */
export function readOutbox(ownerId: string): Outgoing[] {
  const kept = parsed(tabStorage.getItem(storageKeys.chatOutbox));
  if (kept?.ownerId !== ownerId) return [];
  return kept.outbox.map((entry) =>
    entry.status === 'sending' ? { ...entry, status: 'failed', goesAgain: true } : entry,
  );
}

function parsed(text: string | null): z.infer<typeof StoredOutbox> | null {
  try {
    return StoredOutbox.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
