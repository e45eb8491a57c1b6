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
};

/** `aheadMs`: how far `now` is ahead of the machine's clock; negative when it is behind. */
export function createClock(aheadMs = 0): Clock {
  let fixed: Date | null = null;
  let ahead = aheadMs;
  let passedMs = 0;
  return {
    now: () => (fixed ? new Date(fixed) : new Date(Date.now() + ahead)),
    elapsedMs: () => performance.now() + passedMs,
    set(moment) {
      fixed = moment;
    },
    jumpTo(moment) {
      fixed = null;
      ahead = moment.getTime() - Date.now();
    },
    advance(ms) {
      passedMs += ms;
      if (fixed) fixed = new Date(fixed.getTime() + ms);
      else ahead += ms;
    },
  };
}
