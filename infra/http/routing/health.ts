import express from 'express';

/** Each part of the process that must be well for it to serve: null, or what is wrong in a few words. */
export type Checks = Record<string, () => Promise<string | null>>;

/** `/healthz`: the process lives. `/readyz`: every engine answers and the read models have caught up; else 503 naming what is missing. */
export function health(checks: Checks): express.Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const parts = await resultsOf(checks);
    const ready = Object.values(parts).every((result) => result === 'ok');
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'not ready', parts });
  });
  return router;
}

/** By part: ok, or what is wrong. */
export async function resultsOf(checks: Checks): Promise<Record<string, string>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await inTime(check())) ?? 'ok'] as const),
  );
  return Object.fromEntries(results);
}

const CHECK_TIMEOUT_MS = 3000;
const SILENCE = 'does not answer';

/** What was asked for, or that it does not answer: it took too long, or failed. */
export async function inTime<T>(checked: Promise<T>): Promise<T | typeof SILENCE> {
  const late = Promise.withResolvers<typeof SILENCE>();
  const timer = setTimeout(late.resolve, CHECK_TIMEOUT_MS, SILENCE);
  try {
    return await Promise.race([checked, late.promise]);
  } catch {
    // Why it does not answer is in the log of whoever needed it.
    return SILENCE;
  } finally {
    clearTimeout(timer);
  }
}
