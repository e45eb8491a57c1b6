type Positioned = { id: string; position: number };

/** The newest rows of several lists, without duplicates. */
export function latestOf<Row extends Positioned>(lists: readonly (readonly Row[])[], count: number): Row[] {
  const byId = new Map(lists.flat().map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => other.position - one.position).slice(0, count);
}
