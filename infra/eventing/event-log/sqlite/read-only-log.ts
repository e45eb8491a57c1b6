import { createCatchUpSubscription } from './catch-up-subscription.ts';
import { openLogReader } from './log-reader.ts';
import type { FollowedLog } from '../port.ts';

/** Small cache: the log is read once from end to end. */
const CACHE_KILOBYTES = 8192;

/**
 * The embedded log for another thread of the process that opened the folder. It ends at the head of the log at the time
 * of this call and does not follow later events.
 */
export function openReadOnlyLog(folder: string): FollowedLog {
  const reader = openLogReader(folder, { cacheKilobytes: CACHE_KILOBYTES });
  const follow = createCatchUpSubscription(reader.readPage, reader.head());
  return {
    subscribe: follow.subscribe,
    head: async () => reader.head(),
    identity: async () => reader.identity(),
    async close() {
      follow.close();
      reader.close();
    },
  };
}
