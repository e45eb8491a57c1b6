/** The one clock of a process. Services ask `now`; only the demo's seeding and tests move it. */
export type Clock = { now: () => Date; /** null: the machine's own time again. */ set(moment: Date | null): void };

export function createClock(): Clock {
  let fixed: Date | null = null;
  return {
    now: () => (fixed ? new Date(fixed) : new Date()),
    set(moment) {
      fixed = moment;
    },
  };
}
