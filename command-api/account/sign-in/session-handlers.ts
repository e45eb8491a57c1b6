import { deviceOf } from '#contracts/account/device.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { SignedInSession } from '#contracts/views/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';
import { endSession } from './open-session.ts';
import { createSessions, type KnownSession } from './sessions.ts';

/**
 * A person's own sessions. Their details are in the secret store, not in events. Staff can end all sessions without seeing them.
 */
export function sessionListHandlers(
  deps: AccountDeps,
): Handlers<'listSessions' | 'endSession' | 'endOtherSessions' | 'endSessionsOf'> {
  const { commands, now } = deps;
  const sessions = createSessions(deps);

  async function sessionsOf(accountId: string): Promise<KnownSession[]> {
    const { era } = await loadAccount(commands, accountId);
    return sessions.list(accountId, era);
  }

  return {
    listSessions: async ({ context }) => {
      const { accountId, sessionId } = signedIn(context);
      const items = (await sessionsOf(accountId)).map((known) => viewOf(known, sessionId));
      items.sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt.localeCompare(a.lastUsedAt));
      return { data: { items } };
    },

    endSession: async ({ params: { id }, context }) => {
      const { accountId, sessionId } = signedIn(context);
      const isTheirs = (await sessionsOf(accountId)).some((known) => known.sessionId === id);
      if (!isTheirs) throw new ApiError('not_found');
      const cause = id === sessionId ? undefined : 'ended_elsewhere';
      const position = await endSession(deps, { sessionId: id, accountId }, cause, context.commandId);
      return { data: { done: true }, position };
    },

    endOtherSessions: async ({ context }) => {
      const { accountId, sessionId } = signedIn(context);
      const others = (await sessionsOf(accountId)).filter((known) => known.sessionId !== sessionId);
      let position: number | undefined;
      for (const other of others)
        position = await endSession(deps, { ...other, accountId }, 'ended_elsewhere', context.commandId);
      return { data: { ended: others.length }, position };
    },

    endSessionsOf: async ({ params: { id }, body: { reason }, context }) => {
      const { position } = await commands.handle(
        accountDecider,
        streams.account(id),
        { type: 'EndSessions', data: { reason, by: signedIn(context).accountId } },
        commandContext(context, now()),
      );
      return { data: { done: true }, position };
    },
  };
}

function viewOf({ sessionId, startedAtMs, usedAtMs, place }: KnownSession, own: string): SignedInSession {
  return {
    id: sessionId,
    isThis: sessionId === own,
    ...deviceOf(place?.userAgent ?? ''),
    network: place?.address ?? null,
    signedInAt: new Date(startedAtMs).toISOString(),
    lastUsedAt: new Date(usedAtMs).toISOString(),
  };
}
