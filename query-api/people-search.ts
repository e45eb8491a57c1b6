import type { Documents, Stored, Where } from '#infra/documents/port.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/accounts.ts';
import { folded } from '#projectors/read-models/words.ts';

/** So many people may answer a search; who looks for more types another letter. */
const FOUND_AT_MOST = 300;

/** People whose first name, last name, email or phone begins with the text: index look-ups, however many there are. */
export async function findPeople(documents: Pick<Documents, 'find' | 'get'>, text: string, where: Where = {}): Promise<Stored<AccountDocument>[]> {
  const wanted = folded(text);
  if (wanted === '') return [];
  const keys = { nameKey: wanted, surnameKey: wanted, email: text.trim().toLowerCase(), phone: text.replace(/[\s-]/g, '').replace(/^0/, '+63') };
  const lists = await Promise.all(
    Object.entries(keys).map(([field, start]) => documents.find<AccountDocument>(accounts.name, { where: { ...where, [field]: { gte: start, lt: `${start}\u{10ffff}` } }, limit: FOUND_AT_MOST })),
  );
  const byId = Object.keys(where).length === 0 ? await documents.get<AccountDocument>(accounts.name, text.trim()) : undefined;
  return [...new Map([...lists.flat(), ...(byId ? [byId] : [])].map((found) => [found.id, found])).values()];
}
