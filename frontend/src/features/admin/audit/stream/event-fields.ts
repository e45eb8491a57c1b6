/** One line of what an event carries, ready to be read: `address.city`, `Makati`. */
export interface EventField {
  name: string;
  value: string;
}

const MOST_IN_A_LIST = 6;

/** Everything in the data of an event, nested names joined with dots. */
export function fieldsOf(data: Readonly<Record<string, unknown>>, before = ''): EventField[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = before + key;
    if (isRecord(value)) return Object.keys(value).length > 0 ? fieldsOf(value, `${name}.`) : [{ name, value: '{}' }];
    return [{ name, value: valueText(value) }];
  });
}

/** Lists of plain values are written out, others are counted. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '[]';
  if (value.some((entry) => typeof entry === 'object')) return `[${value.length}]`;
  const shown = value.slice(0, MOST_IN_A_LIST).map(String).join(', ');
  return value.length > MOST_IN_A_LIST ? `${shown}, …` : shown;
}

/** What an event made of a field. `before` is null when it was not there. */
export interface StateChange {
  name: string;
  before: string | null;
  after: string | null;
}

/** Log bookkeeping that changes with every event and tells nobody anything. */
const bookkeeping = new Set(['position', 'revision', 'lastPosition', 'updatedAt', 'changed']);

/** Ids are recognised by their ends; the JSON has them whole. */
export function shortened(text: string): string {
  return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `${id.slice(0, 4)}…${id.slice(-4)}`);
}

/** Which fields differ between two folded states, in the order of the later one. */
export function stateChanges(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): StateChange[] {
  const [then, now] = [before, after].map(
    (state) => new Map(fieldsOf(state ?? {}).map(({ name, value }) => [name, value])),
  );
  const names = [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])];
  return names
    .filter((name) => !bookkeeping.has(name))
    .map((name) => ({ name, before: then?.get(name) ?? null, after: now?.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
    .filter(
      (change) =>
        !(change.before === null || change.after === null) || !names.some((name) => name.startsWith(`${change.name}.`)),
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
