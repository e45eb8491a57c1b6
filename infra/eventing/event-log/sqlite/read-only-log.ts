import { createCatchUpSubscription } from './catch-up-subscription.ts';
import { openLogReader } from './log-reader.ts';
import type { FollowedLog } from '../port.ts';

/** Read once from end to end, the log needs little at hand. */
const CACHE_KILOBYTES = 8192;

/**
 * The embedded log for another thread of the process that opened the folder. It ends where the log ended at this
 * call: it gets no notice of later events.
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
