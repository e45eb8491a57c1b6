import { phrasePrefix, type Change, type ChangeDetails, truncate } from './change-values.ts';
import { namesIn } from './say.ts';

/** Free text. */
const written = ['reason', 'message', 'filters', 'tagline'];

/**
 * The values that a change's text uses, and no others: an event's other data is only for readers who may see it all.
 * For a person or service, the name; for a time, the start; null when absent. `others` are added first.
 */
export function changeDetails(message: string, data: object, others: ChangeDetails): ChangeDetails {
  const all: Record<string, unknown> = { ...data, ...others };
  return Object.fromEntries(namesIn(message).map((name) => detailCalled(name, all, others)));
}

function detailCalled(
  name: string,
  all: Readonly<Record<string, unknown>>,
  others: ChangeDetails,
): [string, ChangeDetails[string]] {
  const key = [others, all].flatMap((some) => Object.keys(some)).find((each) => phrasePrefix(each) === name);
  if (key === undefined) return [name, null];
  return [key, others[key] ?? plain(key, all[key])];
}

function plain(key: string, value: unknown): Change['after'] {
  if (typeof value === 'string') return written.includes(key) ? truncate(value) : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const { name, startsAt }: { name?: unknown; startsAt?: unknown } = { ...(value as object | null) };
  const known = [startsAt, name].find((each) => typeof each === 'string');
  return typeof known === 'string' ? known : null;
}
