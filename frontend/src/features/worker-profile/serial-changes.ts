/**
 * Changes of what is kept whole: each is made of what the one before it left, never of what was on the screen when it
 * was begun, which another may have changed meanwhile. One that fails is its caller's to tell of, and stops none after it.
 */
export function serialChanges<Value>(start: Value, save: (value: Value) => Promise<unknown>) {
  let known = start;
  let last: Promise<unknown> = Promise.resolve();

  async function after(before: Promise<unknown>, make: (value: Value) => Value): Promise<void> {
    // Its own caller was told.
    await before.catch(() => undefined);
    const next = make(known);
    if (next === known) return;
    await save(next);
    known = next;
  }

  return {
    /** It was read anew: somebody may have changed it elsewhere. */
    read(value: Value) {
      known = value;
    },
    change(make: (value: Value) => Value): Promise<void> {
      const done = after(last, make);
      last = done;
      return done;
    },
  };
}
