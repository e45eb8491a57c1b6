import { fullName } from '#contracts/account/person.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';

/** A person's current name and picture. */
export type Face = { id: string; name: string; avatar: string | null };

/** People by account id; unknown ones are omitted. */
export async function peopleById(
  documents: Pick<Documents, 'getMany'>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, AccountDocument>> {
  const found = await documents.getMany<AccountDocument>(accounts.name, [...new Set(ids)]);
  return new Map(found.map(({ id, document }) => [id, document]));
}

export function faceOf(person: AccountDocument | undefined, id: string, name = 'Unknown'): Face {
  return person ? { id, name: fullName(person), avatar: person.avatar } : { id, name, avatar: null };
}
