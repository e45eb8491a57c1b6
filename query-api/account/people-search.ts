import type { Documents, Stored, Where } from '#infra/eventing/documents.ts';
import { bareNumber } from '#contracts/fields.ts';
import { normalizedInput } from '#contracts/foreign-text.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { folded } from '#projectors/read-models/folded-text.ts';
import { prefixRange } from '../prefix-range.ts';
import { findUpTo, type FoundUpTo, joined } from '../page.ts';

/** Maximum number of results per search field; a longer text narrows the search. */
export const PEOPLE_FOUND = 300;

/**
 * People whose first name, last name, email or phone starts with the text, or whose earlier name, or one of its words,
 * equals it. Index look-ups only, so the number of people does not matter.
 */
export async function findPeople(
  documents: Pick<Documents, 'find' | 'get'>,
  text: string,
  where: Where = {},
): Promise<FoundUpTo<Stored<AccountDocument>>> {
  const wanted = folded(text);
  if (wanted === '') return { found: [], capped: false };
  const keys = {
    nameKey: wanted,
    surnameKey: wanted,
    email: normalizedInput(text).toLowerCase(),
    phone: bareNumber(text).replace(/^(?:\+?63|0|(?=9))/, '+63'),
  };
  const ways: Where[] = [
    ...Object.entries(keys).map(([field, start]) => ({ [field]: prefixRange(start) })),
    { earlierNames: { has: wanted } },
  ];
  const lists = await Promise.all(
    ways.map((way) =>
      findUpTo(PEOPLE_FOUND, (limit) =>
        documents.find<AccountDocument>(accounts.name, { where: { ...where, ...way }, limit }),
      ),
    ),
  );
  const byId =
    Object.keys(where).length === 0 ? await documents.get<AccountDocument>(accounts.name, text.trim()) : undefined;
  return joined([...lists, { found: byId ? [byId] : [], capped: false }]);
}
