import type { EventLog } from '#contracts/events/event-log.ts';
import type { Logger } from '#infra/service/logging.ts';
import { commandIdOf } from './people/ids.ts';
import { planDemo } from './plan.ts';
import { runStep, type StepDeps } from './steps/run-step.ts';
import type { Step } from './steps/step.ts';

type Deps = StepDeps & {
  eventLog: Pick<EventLog, 'readAll' | 'head'>;
  /** Moves the clock behind every `now` of the services and behind `recordedAt`. */
  setClock: (moment: Date) => void;
  /** ISO 8601: the moment of the first start, kept by the caller; a seeding that is run again needs the same one. */
  moment: string;
  logger: Logger;
};

/**
 * Makes a year of the demo's life by sending its commands moment by moment, each with the clock at its own time. A
 * seeding that was cut off goes on at the last moment that the log knows; that one is done again, since only half of it
 * may be there.
 */
export async function seedDemo({ eventLog, setClock, moment, logger, ...deps }: Deps): Promise<{ events: number }> {
  const { steps } = planDemo(moment);
  const before = await eventLog.readAll({ after: 0 });
  const known = new Set(before.flatMap(({ metadata: { commandId, $causationId } }) => [commandId, $causationId]));
  const reached = steps.findLast(({ name }) => known.has(commandIdOf(name)))?.at ?? '';
  for (const [at, together] of Map.groupBy(
    steps.filter((step) => step.at >= reached),
    (step) => step.at,
  )) {
    setClock(new Date(at));
    await Promise.all(together.map((step) => run(deps, step, known.has(commandIdOf(step.name)))));
  }
  const events = await eventLog.readAll({ after: 0 });
  logger.info({ steps: steps.length, events: events.length }, 'Created demo data');
  return { events: events.length };
}

/** These leave one event and do not know themselves again: they are not done a second time. */
const done = new Set<Step['do']>(['login', 'reviewBooking']);

async function run(deps: StepDeps, step: Step, isKnown: boolean): Promise<void> {
  if (isKnown && done.has(step.do)) return;
  try {
    await runStep(deps, step);
  } catch (error) {
    throw new Error(`Demo step failed: ${step.name} (as ${step.as}, ${step.at})`, { cause: error });
  }
}
