import type { CollectionSchema, Documents } from '../eventing/documents.ts';

/** Ended sessions: all sessions of the account from before this era, and the named session. */
export type SessionEnd = { accountId: string; era: number; sessionId: string | null };

/** Ended sessions of an account, as stored in the read model. By account id. */
export type SessionEndsDocument = {
  accountId: string;
  /** Sessions of earlier eras have ended. */
  era: number;
  /** Sessions that ended individually, while their access tokens may still be valid. */
  sessions: readonly { sessionId: string; endedAt: string }[];
  /** When the latest of these ended. */
  endedAt: string;
};

/**
 * The projectors own the read model, but all processes that verify tokens read it, and the gateway may not import read
 * models.
 */
export const sessionEndsSchema = { name: 'session-ends', fields: ['endedAt'] } satisfies CollectionSchema;

/** The sessions that ended after an instant (ISO 8601), by account. */
export async function readSessionEnds(documents: Pick<Documents, 'find'>, after: string): Promise<SessionEnd[]> {
  const found = await documents.find<SessionEndsDocument>(sessionEndsSchema.name, {
    where: { endedAt: { gt: after } },
  });
  return found.flatMap(({ document: { accountId, era, sessions } }) => [
    { accountId, era, sessionId: null },
    ...sessions.map(({ sessionId }) => ({ accountId, era, sessionId })),
  ]);
}
