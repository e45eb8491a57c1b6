import { draftInQuery, type BookingDraft } from './draft.ts';

/**
 * What an address may go on saying once it was taken in: all of it, as long as the draft says the same. After that only
 * the service and the worker that the draft has lost, since there are none such: the screens tell of them.
 */
export function leftInQuery(search: string, draft: BookingDraft): string {
  const said = draftInQuery(new URLSearchParams(search));
  if (isStillSaid(said, draft)) return search;
  const left = new URLSearchParams();
  for (const name of ['serviceId', 'workerId'] as const) {
    if (said[name] && draft[name] === undefined) left.set(name, said[name]);
  }
  return left.size > 0 ? `?${left}` : '';
}

/** A price that only came with an address is read anew, and was chosen by nobody. */
function isStillSaid({ priceCentavos, ...said }: Partial<BookingDraft>, draft: BookingDraft): boolean {
  return (Object.keys(said) as (keyof typeof said)[]).every((name) => isAlike(said[name], draft[name]));
}

function isAlike(said: unknown, drafted: unknown): boolean {
  return JSON.stringify(said) === JSON.stringify(drafted);
}
