import { testClock, testStart } from '../harness/test-clock.ts';

type Kept<T> = { value: T; end: () => Promise<unknown> };

/** What the journeys of one file share in a worker: each thing is made when a journey first asks for it. */
export type FileScope = { once<T>(name: string, make: () => Promise<Kept<T>>): Promise<T> };

/** A worker runs several files, one after the other. What one file has started ends before the next one begins. */
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
    /** Time begins anew with each file. */
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
