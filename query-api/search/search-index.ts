import { createServiceIndex } from './service-index.ts';
import { createWorkerIndex } from './worker-index.ts';

/** The indexes of all searches. */
export function createSearchIndex() {
  return { services: createServiceIndex(), workers: createWorkerIndex() };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;
