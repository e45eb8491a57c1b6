import { type PushBatch, sessionEndsIn } from '#contracts/realtime/changes.ts';
import type { EndedSessions } from '#infra/sessions/ended-sessions.ts';
import type { AccountNamespace, ChatNamespace } from './sockets.ts';

/** What is heard closes its sockets at once. This is for what was read instead, and for who came in at that very moment. */
const LOOK_EVERY_MS = 1_000;

type Options = {
  namespaces: readonly (ChatNamespace | AccountNamespace)[];
  endedSessions: Pick<EndedSessions, 'isOver' | 'take'>;
};

/**
 * Closes the sockets of sessions that have ended. The connection is closed under them, as when a token expires: a browser
 * comes back by itself, is refused, and refreshes its token or leads to signing in. Who has not even read their last
 * words by the next look is cut off.
 */
export function closeEndedSessions({ namespaces, endedSessions }: Options) {
  const looking = setInterval(closeOver, LOOK_EVERY_MS);

  function closeOver(): void {
    for (const namespace of namespaces) {
      for (const { data, conn } of namespace.sockets.values()) {
        if (endedSessions.isOver(data.caller)) conn.close(conn.readyState === 'closing');
      }
    }
  }

  return {
    take(changes: PushBatch): void {
      const ends = sessionEndsIn(changes);
      if (ends.length === 0) return;
      endedSessions.take(ends);
      closeOver();
    },
    stop: () => clearInterval(looking),
  };
}
