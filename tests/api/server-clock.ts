import type { ApiClient } from '../harness/api-client.ts';

/** The clock and the outbox of a Suki that was started with `ALLOW_CLOCK`. */

export async function clockOf(url: string): Promise<string> {
  const { now } = (await (await fetch(`${url}/dev/clock`)).json()) as { now: string };
  return now;
}

/** Moves the time forward and signs everyone in again, because tokens are short-lived in tests too. */
export async function moveClock(url: string, now: string, people: readonly ApiClient[]): Promise<void> {
  const { status } = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (status !== 200) throw new Error(`Moving the clock to ${now} failed with ${status}`);
  for (const person of people) await person.renew();
}
