/** The one clock of a process. Services ask `now`; only the demo's seeding and tests move it. */
export type Clock = {
  now: () => Date;
  /** Milliseconds since an arbitrary start. Never goes back, whatever `now` is set to. */
  elapsedMs: () => number;
  /** Stands still there; null: goes on. */
  set(moment: Date | null): void;
  /** Goes on from there, at the machine's own pace. `elapsedMs` stays as it is. */
  jumpTo(moment: Date): void;
  /** Lets time pass: moves `now` and `elapsedMs` together. */
  advance(ms: number): void;
  /** Told of each step of the machine's clock, twice where it is followed. */
  watchSteps(onStep: OnStep): void;
  /** Calls `listener` each time that `set`, `jumpTo` or `advance` has moved `now`, until the returned function is called. */
  onMoved(listener: () => void): () => void;
};

/** The system clock, and a monotonic clock. */
type Machine = { nowMs: () => number; elapsedMs: () => number };

const realMachine: Machine = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

/** What a clock is corrected by while it runs. */
const SMALL_STEP_MS = 10_000;
/** So long a larger step has to last before it is believed. */
const BELIEVED_AFTER_MS = 5 * 60_000;

/** `stepMs`: how far the machine's clock was set ahead; negative: back. */
export type OnStep = (step: { stepMs: number; isBelieved: boolean }) => void;

/**
 * System time without jumps. When the system clock is set, this clock continues at its pace and adopts the new time
 * after five minutes if it persists. Tasks and waits in between do not notice the jump.
 */
export function createSteadyTime({ nowMs, elapsedMs }: Machine = realMachine, onStep: OnStep = () => {}) {
  let aheadOfElapsedMs = nowMs() - elapsedMs();
  /** A step that isn't believed yet, and since when. */
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

/** `aheadMs`: how far `now` is ahead of the machine's clock; negative when it is behind. */
export function createClock(aheadMs = 0): Clock {
  let tell: OnStep = () => {};
  const steadyMs = createSteadyTime(realMachine, (step) => tell(step));
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
      tell = onStep;
    },
    onMoved(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
