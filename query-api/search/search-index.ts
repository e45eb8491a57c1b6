import { createServiceIndex } from './service-index.ts';
import { createWorkerIndex } from './worker-index.ts';

/** Everything that searches look in. */
export function createSearchIndex() {
  return { services: createServiceIndex(), workers: createWorkerIndex() };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;
