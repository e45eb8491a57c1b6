import type { UserType } from '#contracts/roles.ts';
import { decodeJwt } from 'jose';
import type { ExtendedError } from 'socket.io';
import * as z from 'zod/mini';
import { Handshake, SECOND_FACTOR_NEEDED, UNAUTHENTICATED } from '#contracts/realtime/account-socket.ts';
import type { LacksSecondFactor } from '#infra/http/routing/authorize-caller.ts';
import type { AccessTokens, TokenHolder } from '#infra/sessions/access-tokens.ts';
import type { AnySocket } from './sockets.ts';

type TokenCheck = {
  accessTokens: Pick<AccessTokens<UserType>, 'verify'>;
  lacksSecondFactor?: LacksSecondFactor<TokenHolder<UserType>> | undefined;
};

/** A path outside the caller's own account, so that the second-factor rule applies. */
const SOCKETS = { path: '/sockets' } as const;

/** Admits sockets with a valid token only. Others get a connect_error and refresh their token. */
export function authenticateSockets(
  { accessTokens, lacksSecondFactor = () => false }: TokenCheck,
  handshakeOf: (socket: AnySocket) => unknown,
) {
  async function refusalOf(socket: AnySocket): Promise<Error | undefined> {
    const handshake = z.safeParse(Handshake, handshakeOf(socket));
    const caller = handshake.success ? await accessTokens.verify(handshake.data.token) : null;
    if (!handshake.success || !caller) return new Error(UNAUTHENTICATED);
    if (lacksSecondFactor(caller, SOCKETS)) return new Error(SECOND_FACTOR_NEEDED);
    const { token, after = null } = handshake.data;
    socket.data = { caller, token, after };
    return undefined;
  }

  return (socket: AnySocket, decide: (refusal?: ExtendedError) => void): void => {
    refusalOf(socket).then(decide, decide);
  };
}

/**
 * Closes a connection when its token expires. The browser then reconnects automatically with its current token and the
 * last position it saw.
 */
export function closeAtExpiry(socket: AnySocket, now: () => Date): void {
  const expiresAtMs = (decodeJwt(socket.data.token).exp ?? 0) * 1000;
  const timer = setTimeout(() => socket.conn.close(), Math.max(0, expiresAtMs - now().getTime()));
  socket.once('disconnect', () => clearTimeout(timer));
}
