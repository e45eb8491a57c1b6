/**
 * Everybody in steps of how well they have done, the best first: a search goes down them until nobody below can come among
 * those whom it shows.
 */
const STEPS_A_POINT = 100;

/** Nobody of a step ranks above `most`. */
export type Step = { most: number; people: Iterable<number> };

export function createMeritSteps() {
  const steps: Set<number>[] = [];
  const stepOf: number[] = [];

  return {
    move(person: number, merit: number): void {
      const to = Math.floor(merit * STEPS_A_POINT);
      const from = stepOf[person] ?? -1;
      if (to === from) return;
      steps[from]?.delete(person);
      while (steps.length <= to) steps.push(new Set());
      steps[to]?.add(person);
      stepOf[person] = to;
    },
    clear(): void {
      steps.length = 0;
      stepOf.length = 0;
    },
    *down(): Generator<Step> {
      for (let at = steps.length - 1; at >= 0; at--) {
        const people = steps[at];
        if (people && people.size > 0) yield { most: (at + 1) / STEPS_A_POINT, people };
      }
    },
  };
}
