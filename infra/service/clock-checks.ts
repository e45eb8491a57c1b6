import type { Logger } from 'pino';
import type { Engines } from './engines.ts';
import type { OnStep } from './clock.ts';

/** Tolerance between the clocks of synchronised machines. */
const TOLERANCE_MS = 5000;

export function logClockSteps(logger: Logger): OnStep {
  return ({ stepMs, isBelieved }) => {
    const seconds = Math.round(stepMs / 1000);
    if (isBelieved) logger.error({ seconds }, 'System clock changed; new time adopted');
    else
      logger.warn({ seconds }, 'System clock changed; new time will be adopted in five minutes unless it is corrected');
  };
}

/** Warns if the newest event of the log is in the future of this clock. */
export async function warnOfLateClock(
  { newestRecordedAt }: Pick<Engines, 'newestRecordedAt'>,
  now: () => Date,
  logger: Logger,
): Promise<void> {
  const newestEvent = await newestRecordedAt();
  const behindMs = newestEvent === undefined ? 0 : Date.parse(newestEvent) - now().getTime();
  if (behindMs > TOLERANCE_MS)
    logger.warn(
      { seconds: Math.round(behindMs / 1000), newestEvent },
      'Clock is behind the newest event of the log; correct the system clock',
    );
}
