/**
 * Values shared by several people, by number, with reference counts. Unused numbers are reused, so that frequent
 * changes leave nothing behind.
 */
export function createSharedValues<Value>() {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  const holders: number[] = [];
  const values: (Value | undefined)[] = [];
  const unused: number[] = [];

  function added(key: string, value: Value): number {
    const number = unused.pop() ?? values.length;
    keys[number] = key;
    holders[number] = 0;
    values[number] = value;
    return number;
  }

  return {
    /** By number; undefined when unused. */
    values: values as readonly (Value | undefined)[],
    /** Adds a reference and returns the number. */
    take(key: string, make: () => Value): number {
      const number = numbers.getOrInsertComputed(key, () => added(key, make()));
      holders[number] = (holders[number] ?? 0) + 1;
      return number;
    },
    /** Removes a reference; -1 means none. */
    leave(number: number): void {
      if (number < 0) return;
      const left = (holders[number] ?? 0) - 1;
      holders[number] = left;
      if (left > 0) return;
      numbers.delete(keys[number] ?? '');
      values[number] = undefined;
      unused.push(number);
    },
    clear(): void {
      numbers.clear();
      for (const column of [keys, holders, values, unused]) column.length = 0;
    },
  };
}
