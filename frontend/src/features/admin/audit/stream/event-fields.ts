/** One displayed field of an event: `address.city`, `Makati`. */
export interface EventField {
  name: string;
  value: string;
}

const MOST_IN_A_LIST = 6;

type Data = Readonly<Record<string, unknown>>;

/** All fields of an event's data, nested names joined with dots. */
export function fieldsOf(data: Data): EventField[] {
  return leavesOf(data).map(({ name, value }) => ({ name, value: valueText(value) }));
}

function leavesOf(data: Data, before = ''): { name: string; value: unknown }[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = before + key;
    return isRecord(value) && Object.keys(value).length > 0 ? leavesOf(value, `${name}.`) : [{ name, value }];
  });
}

/** Lists of plain values are written in full; other lists are counted. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '[]';
  const plain = plainList(value);
  if (!plain) return `[${value.length}]`;
  const shown = plain.slice(0, MOST_IN_A_LIST).map(String).join(', ');
  return plain.length > MOST_IN_A_LIST ? `${shown}, …` : shown;
}

/**
 * Change of a field by an event. `before` is null for a new field. A list of plain values has the removed and added
 * values, each null if empty.
 */
export type StateChange =
  | { name: string; before: string | null; after: string | null }
  | { name: string; removed: string | null; added: string | null };

/** Log metadata that changes with every event. */
const bookkeeping = new Set(['position', 'revision', 'lastPosition', 'updatedAt', 'changed']);

/** Ids keep only their last characters; the JSON view has them in full. */
export function shortenIds(text: string): string {
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `${id.slice(0, 4)}…${id.slice(-4)}`);
}

/** Fields that differ between two folded states, in the order of the later one. */
export function stateChanges(before: Data | null, after: Data | null): StateChange[] {
  const [then, now] = [before, after].map(
    (state) => new Map(leavesOf(state ?? {}).map(({ name, value }) => [name, value])),
  );
  const names = [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])];
  const hasParts = (whole: string) => names.some((name) => name.startsWith(`${whole}.`));
  return names
    .filter((name) => !bookkeeping.has(name))
    .flatMap((name) => listChange(name, then?.get(name), now?.get(name)) ?? valueChange(name, then, now))
    .filter(
      (change) => !('before' in change && (change.before === null || change.after === null) && hasParts(change.name)),
    );
}

type Leaves = ReadonlyMap<string, unknown> | undefined;

function valueChange(name: string, then: Leaves, now: Leaves): StateChange[] {
  const [before = null, after = null] = [then, now].map((leaves) =>
    leaves?.has(name) ? valueText(leaves.get(name)) : null,
  );
  return before === after ? [] : [{ name, before, after }];
}

/** null: not two lists, or the same values in another order. */
function listChange(name: string, was: unknown, is: unknown): StateChange | null {
  const [before, after] = [plainList(was), plainList(is)];
  if (!before || !after) return null;
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  const text = (values: readonly unknown[]) => (values.length > 0 ? valueText(values) : null);
  return removed.length + added.length > 0 ? { name, removed: text(removed), added: text(added) } : null;
}

function plainList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) && value.every((entry) => typeof entry !== 'object') ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
