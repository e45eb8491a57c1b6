import { LRUCache } from 'lru-cache';

/** Maximum at once, and per minute in the long run. */
export type Budget = { burst: number; perMinute: number };

type Bucket = { tokens: number; atMs: number };

/** Above this number the least recently used bucket is removed. Its client then restarts with a full one. */
const MAX_BUCKETS = 20_000;
const MINUTE_MS = 60_000;

/** A token bucket for each key (user, address or connection), which refills over time. */
export function createTokenBuckets({ burst, perMinute }: Budget, nowMs: () => number = () => performance.now()) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });

  return {
    /** Takes a token; false if none is left. */
    take(key: string): boolean {
      const atMs = nowMs();
      const bucket = buckets.get(key) ?? { tokens: burst, atMs };
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, atMs - bucket.atMs) * perMinute) / MINUTE_MS);
      bucket.atMs = atMs;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
  };
}
