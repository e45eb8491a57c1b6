import { join } from 'node:path';

/**
 * What a process that a test starts has of this one's environment: nothing but the path, so that no setting of whoever
 * runs the tests reaches it, and the code that earlier starts compiled, as with `npm start` (infra/setup/compile-cache.mjs),
 * which halves what a start costs.
 */
export const processEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compile'),
};
