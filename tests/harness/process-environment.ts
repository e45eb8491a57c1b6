import { join } from 'node:path';

/**
 * The environment of processes that tests start: only the path, so that no setting of the developer reaches them, and
 * the compile cache, as with `npm start` (infra/setup/compile-cache.mjs), which halves the time of a start.
 */
export const processEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compile'),
};
