import type { CollectionSchema, Documents } from '../eventing/documents/port.ts';

/** Ended sessions: all sessions of the account from before this era, and the named session. */
export type SessionEnd = { accountId: string; era: number; sessionId: string | null };

/** What of an account's sessions has ended, as the read model keeps it. By account id. */
export type SessionEndsDocument = {
  accountId: string;
  /** Sessions of earlier eras are over. */
  era: number;
  /** Those that ended one by one, as long as access tokens of theirs may live. */
  sessions: readonly { sessionId: string; endedAt: string }[];
  /** When the last of all this happened. */
  endedAt: string;
};

/** The read model is the projectors'; the processes that check tokens read it, and the gateway may know no more of read models. */
export const sessionEndsSchema = { name: 'session-ends', fields: ['endedAt'] } satisfies CollectionSchema;

/** Everything that ended after an instant (ISO 8601), of accounts where anything did. */
export async function readSessionEnds(documents: Pick<Documents, 'find'>, after: string): Promise<SessionEnd[]> {
  const found = await documents.find<SessionEndsDocument>(sessionEndsSchema.name, {
    where: { endedAt: { gt: after } },
  });
  return found.flatMap(({ document: { accountId, era, sessions } }) => [
    { accountId, era, sessionId: null },
    ...sessions.map(({ sessionId }) => ({ accountId, era, sessionId })),
  ]);
}
