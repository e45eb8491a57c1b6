import * as z from 'zod/mini';
import { tabStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import type { Outgoing } from './slice.ts';

const Kept = z.object({
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
 * Messages on their way lie in the tab, too, and are one account's: a reload and a session that expired bring them again,
 * signing out empties the tab, and to whoever else signs in it is handed over empty (`hand-over.ts`).
 */
export function keepOutbox(ownerId: string, outbox: readonly Outgoing[]): void {
  if (outbox.length === 0) tabStorage.removeItem(storageKeys.chatOutbox);
  else tabStorage.setItem(storageKeys.chatOutbox, JSON.stringify({ ownerId, outbox }));
}

/**
 * What this account had on its way. Nobody waits any more for the answer to what was being sent: it goes again, and the
 * server, which knows its clientTempId, stores it once. What the server refused stays refused.
 */
export function readOutbox(ownerId: string): Outgoing[] {
  const kept = parsed(tabStorage.getItem(storageKeys.chatOutbox));
  if (kept?.ownerId !== ownerId) return [];
  return kept.outbox.map((entry) =>
    entry.status === 'sending' ? { ...entry, status: 'failed', goesAgain: true } : entry,
  );
}

function parsed(text: string | null): z.infer<typeof Kept> | null {
  try {
    return Kept.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
