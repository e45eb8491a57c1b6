import { draftInQuery, type BookingDraft } from './draft.ts';

/**
 * Part of the query that stays after it was applied: all of it while the draft is equal, then only a service or
 * worker that does not exist, which the screens report.
 */
export function remainingQuery(search: string, draft: BookingDraft): string {
  const said = draftInQuery(new URLSearchParams(search));
  if (equalsDraft(said, draft)) return search;
  const left = new URLSearchParams();
  for (const name of ['serviceId', 'workerId'] as const) {
    if (said[name] && draft[name] === undefined) left.set(name, said[name]);
  }
  return left.size > 0 ? `?${left}` : '';
}

/** A price from the address only is read again and was not chosen by the user. */
function equalsDraft({ priceCentavos, ...said }: Partial<BookingDraft>, draft: BookingDraft): boolean {
  return (Object.keys(said) as (keyof typeof said)[]).every((name) => isAlike(said[name], draft[name]));
}

function isAlike(said: unknown, drafted: unknown): boolean {
  return JSON.stringify(said) === JSON.stringify(drafted);
}
