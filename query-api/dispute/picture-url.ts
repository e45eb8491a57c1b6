import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { READ_PRIVATE_FILE } from '#infra/files/private-files.ts';
import type { QueryContext } from '../query-context.ts';

/** Long enough to look at the pictures on a page that is open; the page reads them again when something changes. */
const PICTURE_LIFE_MS = 15 * 60_000;

/** Addresses of private pictures for whoever calls, until their session ends. */
export function pictureUrls({ grants }: Pick<QueryContext, 'grants'>, context: CallContext) {
  const caller = signedIn(context);
  return async (id: string) => {
    const grant = await grants.issue({ purpose: READ_PRIVATE_FILE, subject: id, caller }, PICTURE_LIFE_MS);
    return `/api/documents/${id}?grant=${grant}`;
  };
}
