import express from 'express';

/** One readiness check for each part of the process. A check returns null, or the problem in a few words. */
export type Checks = Record<string, () => Promise<string | null>>;

/**
 * `/healthz`: the process is running. `/readyz`: every dependency answers and the read models have caught up; otherwise
 * 503 with the result of each check. `notConfigured`: channels that reach no one, which does not make it unready.
 */
export function health(checks: Checks, notConfigured: readonly string[] = []): express.Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const parts = await resultsOf(checks);
    const ready = Object.values(parts).every((result) => result === 'ok');
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'not ready', parts, notConfigured });
  });
  return router;
}

/** By part: `ok`, or the problem. */
export async function resultsOf(checks: Checks): Promise<Record<string, string>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await inTime(check())) ?? 'ok'] as const),
  );
  return Object.fromEntries(results);
}

const CHECK_TIMEOUT_MS = 3000;
const NO_ANSWER = 'does not answer';

/** The result of `checked`, or `does not answer` when it fails or exceeds the time limit. */
export async function inTime<T>(checked: Promise<T>): Promise<T | typeof NO_ANSWER> {
  const late = Promise.withResolvers<typeof NO_ANSWER>();
  const timer = setTimeout(late.resolve, CHECK_TIMEOUT_MS, NO_ANSWER);
  try {
    return await Promise.race([checked, late.promise]);
  } catch {
    // The component that needed the part logs the cause.
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
