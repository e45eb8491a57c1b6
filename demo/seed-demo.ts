import type { EventLog } from '#contracts/events/event-log.ts';
import type { Logger } from '#infra/service/logging.ts';
import { commandIdOf } from './people/ids.ts';
import { planDemo } from './plan.ts';
import { runStep, type StepDeps } from './steps/run-step.ts';
import type { Step } from './steps/step.ts';

type Deps = StepDeps & {
  eventLog: Pick<EventLog, 'readAll' | 'head'>;
  /** Sets the clock used by the services' `now` and by `recordedAt`. */
  setClock: (moment: Date) => void;
  /** ISO 8601 time of the first start, stored by the caller; a resumed seeding needs the same one. */
  moment: string;
  logger: Logger;
  /** Called with each tenth of the steps, in percent. */
  onProgress?: (percent: number) => void;
};

/**
 * Creates a year of demo data by sending its commands in order, each with the clock at its own time. An interrupted seeding
 * resumes at the last time in the log and repeats the commands of that time, which may be incomplete.
 */
export async function seedDemo({
  eventLog,
  setClock,
  moment,
  logger,
  onProgress = () => {},
  ...deps
}: Deps): Promise<{ events: number }> {
  const { steps } = planDemo(moment);
  const before = await eventLog.readAll({ after: 0 });
  const known = new Set(before.flatMap(({ metadata: { commandId, $causationId } }) => [commandId, $causationId]));
  const reached = steps.findLast(({ name }) => known.has(commandIdOf(name)))?.at ?? '';
  const left = steps.filter(({ at }) => at >= reached);
  let taken = steps.length - left.length;
  let told = 0;
  for (const [at, together] of Map.groupBy(left, (step) => step.at)) {
    setClock(new Date(at));
    await Promise.all(together.map((step) => run(deps, step, known.has(commandIdOf(step.name)))));
    taken += together.length;
    const tenths = Math.floor((10 * taken) / steps.length);
    if (tenths > told) onProgress(10 * tenths);
    told = tenths;
  }
  const events = await eventLog.readAll({ after: 0 });
  logger.info({ steps: steps.length, events: events.length }, 'Created demo data');
  return { events: events.length };
}

/** Steps that are not idempotent but store a single event; skipped if it exists. */
const done = new Set<Step['do']>(['login', 'reviewBooking']);

async function run(deps: StepDeps, step: Step, isKnown: boolean): Promise<void> {
  if (isKnown && done.has(step.do)) return;
  try {
    await runStep(deps, step);
  } catch (error) {
    throw new Error(`Demo step failed: ${step.name} (as ${step.as}, ${step.at})`, { cause: error });
  }
}
