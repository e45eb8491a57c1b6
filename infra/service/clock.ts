/** The one clock of a process. Services read `now`; only demo seeding and tests move it. */
export type Clock = {
  now: () => Date;
  /** Milliseconds since an arbitrary start. Monotonic, independent of `now`. */
  elapsedMs: () => number;
  /** Stops `now` at that moment; null: resumes. */
  set(moment: Date | null): void;
  /** Sets `now`, which continues from there. Leaves `elapsedMs` unchanged. */
  jumpTo(moment: Date): void;
  /** Lets time pass: moves `now` and `elapsedMs` together. */
  advance(ms: number): void;
  /**
   * Calls `onStep` at each change of the system clock, and again when the change is adopted, until the returned function is
   * called.
   */
  watchSteps(onStep: OnStep): () => void;
  /** Calls `listener` each time that `set`, `jumpTo` or `advance` has moved `now`, until the returned function is called. */
  onMoved(listener: () => void): () => void;
};

/** The system clock, and a monotonic clock. */
type Machine = { nowMs: () => number; elapsedMs: () => number };

const realMachine: Machine = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

/** Smaller differences are gradual corrections by the operating system. */
const SMALL_STEP_MS = 10_000;
/** A larger change is adopted after it has lasted this long. */
const BELIEVED_AFTER_MS = 5 * 60_000;

/** `stepMs`: change of the system clock; negative: set back. */
export type OnStep = (step: { stepMs: number; isBelieved: boolean }) => void;

/**
 * System time without jumps. When the system clock is set, this clock continues at its pace and adopts the new time
 * after five minutes if it persists. Tasks and waits in between do not notice the jump.
 */
export function createSteadyTime({ nowMs, elapsedMs }: Machine = realMachine, onStep: OnStep = () => {}) {
  let aheadOfElapsedMs = nowMs() - elapsedMs();
  /** A change that is not adopted yet, and when it began. */
  let step: { aheadMs: number; sinceMs: number } | null = null;

  return (): number => {
    const elapsed = elapsedMs();
    const aheadMs = nowMs() - elapsed;
    const stepMs = aheadMs - aheadOfElapsedMs;
    if (Math.abs(stepMs) <= SMALL_STEP_MS) {
      step = null;
      aheadOfElapsedMs = aheadMs;
    } else if (step === null || Math.abs(aheadMs - step.aheadMs) > SMALL_STEP_MS) {
      step = { aheadMs, sinceMs: elapsed };
      onStep({ stepMs, isBelieved: false });
    } else if (elapsed - step.sinceMs >= BELIEVED_AFTER_MS) {
      step = null;
      aheadOfElapsedMs = aheadMs;
      onStep({ stepMs, isBelieved: true });
    }
    return aheadOfElapsedMs + elapsed;
  };
}

/** `aheadMs`: how far `now` is ahead of the system clock; negative when it is behind. */
export function createClock(aheadMs = 0): Clock {
  const watchers = new Set<OnStep>();
  const steadyMs = createSteadyTime(realMachine, (step) => {
    for (const onStep of watchers) onStep(step);
  });
  let fixed: Date | null = null;
  let ahead = aheadMs;
  let passedMs = 0;
  const listeners = new Set<() => void>();
  function notify(): void {
    for (const listener of listeners) listener();
  }
  return {
    now: () => (fixed ? new Date(fixed) : new Date(steadyMs() + ahead)),
    elapsedMs: () => performance.now() + passedMs,
    set(moment) {
      fixed = moment;
      notify();
    },
    jumpTo(moment) {
      fixed = null;
      ahead = moment.getTime() - steadyMs();
      notify();
    },
    advance(ms) {
      passedMs += ms;
      if (fixed) fixed = new Date(fixed.getTime() + ms);
      else ahead += ms;
      notify();
    },
    watchSteps(onStep) {
      watchers.add(onStep);
      return () => void watchers.delete(onStep);
    },
    onMoved(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
