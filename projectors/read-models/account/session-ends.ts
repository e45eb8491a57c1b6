import { ENDED_SESSIONS_KEPT } from '#contracts/account/account-fold.ts';
import { endsAllSessions } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { KEPT_MS } from '#infra/sessions/ended-sessions.ts';
import { type SessionEndsDocument, sessionEndsSchema } from '#infra/sessions/session-ends.ts';
import { type Change, defineReadModel, onEach, type PushDraft } from '../../read-model.ts';

const accountOfStream = (event: { stream: string }) => partsOfStream(event.stream).id;

const newEra: Change<SessionEndsDocument, (typeof endsAllSessions)[number]> = {
  ids: accountOfStream,
  apply: (before, { recordedAt }, accountId) => ({
    accountId,
    era: (before?.era ?? 0) + 1,
    sessions: withValidTokens(before, recordedAt),
    endedAt: recordedAt,
  }),
};

const oneSession: Change<SessionEndsDocument, 'SignedOut'> = {
  ids: accountOfStream,
  apply: (before, { data: { sessionId }, recordedAt }, accountId) => {
    if (sessionId === undefined) return before;
    const sessions = [...withValidTokens(before, recordedAt), { sessionId, endedAt: recordedAt }].slice(
      -ENDED_SESSIONS_KEPT,
    );
    return { accountId, era: before?.era ?? 0, sessions, endedAt: recordedAt };
  },
};

/**
 * Ended sessions, for processes that check access tokens. They receive each end live, and read the earlier ones here at
 * their start.
 */
export const sessionEnds = defineReadModel<SessionEndsDocument>({
  ...sessionEndsSchema,
  version: 1,
  on: {
    ...onEach(endsAllSessions, newEra),
    SignedOut: oneSession,
  },
  push: (ends, event) => (event.type === 'SignedOut' ? endOfOne(ends, event.data) : [ended(ends, null)]),
});

function endOfOne(ends: SessionEndsDocument, { sessionId }: DataOf<'SignedOut'>): PushDraft[] {
  return sessionId === undefined ? [] : [ended(ends, sessionId)];
}

function ended({ accountId, era }: SessionEndsDocument, sessionId: string | null): PushDraft {
  return { namespace: 'sessions', event: 'session:ended', to: 'processes', payload: { accountId, era, sessionId } };
}

/** Sessions whose access tokens may still be valid at this instant. */
function withValidTokens(before: SessionEndsDocument | undefined, at: string): SessionEndsDocument['sessions'] {
  const since = Date.parse(at) - KEPT_MS;
  return before?.sessions.filter(({ endedAt }) => Date.parse(endedAt) > since) ?? [];
}
