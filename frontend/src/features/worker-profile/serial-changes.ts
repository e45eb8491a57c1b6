/**
 * Serialises changes to a value that is saved as a whole: each applies to the result of the previous one, not to the
 * displayed value, which may be outdated. A failure is reported to its caller and does not stop later changes.
 */
export function serialChanges<Value>(start: Value, save: (value: Value) => Promise<unknown>) {
  let known = start;
  let last: Promise<unknown> = Promise.resolve();

  async function after(before: Promise<unknown>, make: (value: Value) => Value): Promise<void> {
    // Its own caller has handled the failure.
    await before.catch(() => undefined);
    const next = make(known);
    if (next === known) return;
    await save(next);
    known = next;
  }

  return {
    /** Sets the value after a refetch, since another device may have changed it. */
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
