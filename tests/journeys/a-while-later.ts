import { expect } from '@playwright/test';
import { MINUTE_MS } from '#contracts/manila-time.ts';

/** Signing in, or showing who one is, was a while ago, so that it proves nothing any more; the access token still lives. */
export async function aWhileLater(url: string, times = 1): Promise<void> {
  const response = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + times * 11 * MINUTE_MS).toISOString() }),
  });
  expect(response.status).toBe(200);
}
