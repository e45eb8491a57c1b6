import type { UserType } from '#contracts/roles.ts';
import { decodeJwt } from 'jose';
import type { ExtendedError } from 'socket.io';
import * as z from 'zod/mini';
import { Handshake, UNAUTHENTICATED } from '#contracts/realtime/account-socket.ts';
import type { AccessTokens } from '#infra/sessions/access-tokens.ts';
import type { AnySocket } from './sockets.ts';

/** Lets only sockets with a live token in; the others get a connect_error and refresh their token. */
export function authenticateSockets(
  accessTokens: Pick<AccessTokens<UserType>, 'verify'>,
  handshakeOf: (socket: AnySocket) => unknown,
) {
  async function refusalOf(socket: AnySocket): Promise<Error | undefined> {
    const handshake = z.safeParse(Handshake, handshakeOf(socket));
    const caller = handshake.success ? await accessTokens.verify(handshake.data.token) : null;
    if (!handshake.success || !caller) return new Error(UNAUTHENTICATED);
    const { token, after = null } = handshake.data;
    socket.data = { caller, token, after };
    return undefined;
  }

  return (socket: AnySocket, decide: (refusal?: ExtendedError) => void): void => {
    refusalOf(socket).then(decide, decide);
  };
}

/**
 * A token is not only checked at the handshake: when it expires the connection is closed, which makes the browser come
 * back by itself, with the token that it has by then and the position that it saw last.
 */
export function closeAtExpiry(socket: AnySocket, now: () => Date): void {
  const expiresAtMs = (decodeJwt(socket.data.token).exp ?? 0) * 1000;
  const timer = setTimeout(() => socket.conn.close(), Math.max(0, expiresAtMs - now().getTime()));
  socket.once('disconnect', () => clearTimeout(timer));
}
