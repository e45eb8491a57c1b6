import { MINUTE_MS } from '#contracts/manila-time.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { attemptOf } from '../codes/attempt-codes.ts';
import { createSendLimits } from '../codes/send-limits.ts';
import { countsOf } from '../codes/visitor-counts.ts';
import type { AccountDeps } from '../deps.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { type LoginName, loginStream } from '../logins/login-name.ts';
import { knownBrowserOf } from '../sign-in/known-browsers.ts';
import { addressOf } from './prove-password.ts';

const LINK_MS = 30 * MINUTE_MS;

const mostLinks = {
  one: { anHour: 3, aDay: 6 },
  recipient: { anHour: 10, aDay: 20 },
  origin: { anHour: 60, aDay: 300 },
};

/** `accountId`: the login's account, when staff request the link. */
type Asked = { login: LoginName; actor: CommandContext['actor']; accountId?: string; call: CallContext };

/** Records the request for the policy that sends the link. Throws 429 after too many. Returns the log position. */
export function createResetRequests(
  deps: Pick<AccountDeps, 'commands' | 'secretStore' | 'now' | 'secureCookies' | 'resetLinks'>,
) {
  const { commands, now, resetLinks } = deps;
  const limits = createSendLimits(deps, 'password-reset');

  return async ({ login, actor, accountId, call }: Asked): Promise<number> => {
    const browser = await knownBrowserOf(deps, login, call);
    await limits.count(countsOf({ address: login.value, network: addressOf(call), browser }, mostLinks));
    const at = now();
    const { commandId } = call;
    const data = {
      requestId: derivedId('password reset', commandId),
      expiresAt: new Date(at.getTime() + LINK_MS).toISOString(),
      ...(accountId !== undefined && { accountId }),
    };
    // For emails too, so that every request does the same work. Codes that staff send are open: another browser types them.
    await resetLinks.noteAttempt(data.requestId, accountId === undefined ? attemptOf(call) : null, data.expiresAt);
    const { position } = await commands.handle(
      loginDecider,
      loginStream(login),
      { type: 'RequestPasswordReset', data },
      { commandId, actor, now: at.toISOString() },
    );
    return position;
  };
}
