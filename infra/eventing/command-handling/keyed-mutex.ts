/** At most `places` tasks run at the same time; the others wait for their turn in order. */
export function createSemaphore(places: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    // A finished task hands its slot to a waiting one, so `running` stays unchanged.
    if (running >= places) await new Promise<void>((admit) => waiting.push(admit));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Tasks of the same key run one after the other, those of different keys side by side. */
export function createKeyedMutex(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();

  return async (key, task) => {
    const before = last.get(key);
    // The next task runs whatever became of the one before.
    const mine = (async () => {
      await before?.catch(() => undefined);
      return task();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
