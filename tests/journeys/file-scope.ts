import { testClock, testStart } from '../harness/test-clock.ts';

type Kept<T> = { value: T; end: () => Promise<unknown> };

/** The shared resources of one file's journeys in a worker: each is made on its first use. */
export type FileScope = { once<T>(name: string, make: () => Promise<Kept<T>>): Promise<T> };

/** A worker runs several files in sequence. The resources of one file end before the next file begins. */
export function createFileScope() {
  let current = '';
  let kept = new Map<string, Promise<Kept<unknown>>>();

  async function end(): Promise<void> {
    const ending = [...kept.values()].reverse();
    kept = new Map();
    for (const each of ending) await (await each).end();
  }

  const scope: FileScope = {
    async once<T>(name: string, make: () => Promise<Kept<T>>): Promise<T> {
      const made = (kept.get(name) as Promise<Kept<T>> | undefined) ?? make();
      kept.set(name, made);
      return (await made).value;
    },
  };

  return {
    /** The clock restarts with each file. */
    async of(file: string): Promise<FileScope> {
      if (file === current) return scope;
      await end();
      current = file;
      testClock.jumpTo(testStart);
      return scope;
    },
    end,
  };
}
