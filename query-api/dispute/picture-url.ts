import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { READ_PRIVATE_FILE } from '#infra/files/private-files.ts';
import type { QueryContext } from '../query-context.ts';

/** Time to view pictures on an open page; the page reads new URLs when the dispute changes. */
const PICTURE_LIFE_MS = 15 * 60_000;

/** URLs of private pictures for the caller, valid until their session ends at most. */
export function pictureUrls({ grants }: Pick<QueryContext, 'grants'>, context: CallContext) {
  const caller = signedIn(context);
  return async (id: string) => {
    const grant = await grants.issue({ purpose: READ_PRIVATE_FILE, subject: id, caller }, PICTURE_LIFE_MS);
    return `/api/documents/${id}?grant=${grant}`;
  };
}
