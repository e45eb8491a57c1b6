import { type PushBatch, sessionEndsIn } from '#contracts/realtime/changes.ts';
import type { EndedSessions } from '#infra/sessions/ended-sessions.ts';
import type { AccountNamespace, ChatNamespace } from './sockets.ts';

/**
 * Live ends close their sockets at once. This interval covers ends that were read from storage, and sockets that
 * connected at the same moment.
 */
const LOOK_EVERY_MS = 1_000;

type Options = {
  namespaces: readonly (ChatNamespace | AccountNamespace)[];
  endedSessions: Pick<EndedSessions, 'isOver' | 'take'>;
};

/**
 * Closes the sockets of ended sessions. It closes the underlying connection, as on token expiry: the browser
 * reconnects, is refused, and refreshes its token or shows the sign-in page. Connections that are still closing at the
 * next check are dropped.
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
