/** The one clock of a process. Services ask `now`; only the demo's seeding and tests move it. */
export type Clock = {
  now: () => Date;
  /** Stands still there; null: goes on. */
  set(moment: Date | null): void;
  /** Goes on from there, at the machine's own pace. */
  jumpTo(moment: Date): void;
};

export function createClock(): Clock {
  let fixed: Date | null = null;
  let aheadMs = 0;
  return {
    now: () => (fixed ? new Date(fixed) : new Date(Date.now() + aheadMs)),
    set(moment) {
      fixed = moment;
    },
    jumpTo(moment) {
      fixed = null;
      aheadMs = moment.getTime() - Date.now();
    },
  };
}
