import { type Clock, createClock } from '#infra/service/clock.ts';

/** A weekday morning in Manila, on which nothing special happens. */
const ORDINARY = '2026-11-25T02:00:00Z';

/** The instant at which tests begin, whenever they run: `TEST_NOW` (ISO 8601), else an ordinary morning. */
export const testStart = instantOf(process.env.TEST_NOW || ORDINARY);

/** A clock that starts at {@link testStart} and goes on from there. */
export function createTestClock(): Clock {
  const clock = createClock();
  clock.jumpTo(testStart);
  return clock;
}

/**
 * The clock of this test file and of every server and browser that it starts. `advance` moves time and elapsed time
 * together, `jumpTo` the time alone, as when somebody sets a machine's clock.
 */
export const testClock = createTestClock();

export const { now } = testClock;

/** What a server in a process of its own needs in its environment to run on `clock`. */
export function clockEnvironment(clock: Clock = testClock): Record<string, string> {
  return { ALLOW_CLOCK: 'true', CLOCK_AHEAD_MS: String(clock.now().getTime() - Date.now()) };
}

function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`TEST_NOW must be an instant like 2027-01-31T15:55:00Z, not "${text}".`);
  return instant;
}
