import { type Clock, createClock } from '#infra/service/clock.ts';

/** An ordinary weekday morning in Manila. */
const ORDINARY = '2026-11-25T02:00:00Z';

/** The instant at which tests begin: `TEST_NOW` (ISO 8601), else an ordinary morning. */
export const testStart = instantOf(process.env.TEST_NOW || ORDINARY);

/** A clock that starts at {@link testStart} and runs. */
export function createTestClock(): Clock {
  const clock = createClock();
  clock.jumpTo(testStart);
  return clock;
}

/**
 * The clock of this test file and of every server and browser that it starts. `advance` moves time and elapsed time
 * together; `jumpTo` moves only the time, like a user who sets a machine's clock.
 */
export const testClock = createTestClock();

export const { now } = testClock;

/** The environment with which a server in its own process uses `clock`. */
export function clockEnvironment(clock: Clock = testClock): Record<string, string> {
  return { ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: String(clock.now().getTime() - Date.now()) };
}

function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`TEST_NOW must be an instant like 2027-01-31T15:55:00Z, not "${text}".`);
  return instant;
}
