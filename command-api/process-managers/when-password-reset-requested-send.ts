import { accountWithClaim } from '../account/logins/login-claims.ts';
import { resetMail, resetText } from '../account/passwords/password-messages.ts';
import { resetLinkOpens } from '../account/phone/number-use.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type Requested = { stream: string; requestId: string; expiresAt: string; byStaff?: boolean };

/**
 * Looks up the account only here, after the response, which therefore reveals nothing. Repeated messages have the same link; a
 * late task of an older request sends none.
 */
export const whenPasswordResetRequestedSend = definePolicy<Requested>({
  name: 'when-password-reset-requested-send',
  tells: true,
  on: {
    PasswordResetRequested: ({ stream, data: { requestId, expiresAt, accountId }, recordedAt }) =>
      scheduleNow(requestId, recordedAt, { stream, requestId, expiresAt, byStaff: accountId !== undefined }),
  },
  act: async ({ stream, requestId, expiresAt, byStaff = false }, { commands, mail, sms, resetLinks }, { now }) => {
    const named = await accountWithClaim(commands, stream);
    if (!named || Date.parse(expiresAt) <= Date.parse(now)) return;
    const { account, login } = named;
    if (!(await resetLinkOpens(commands, account, login.kind, now))) return;
    const request = { accountId: account.accountId, sentTo: login, requestId, expiresAt };
    const message = { to: login.value, language: account.language, byStaff };
    if (login.kind === 'email') {
      const url = await resetLinks.open(request);
      if (url !== null) await mail.send(resetMail({ ...message, url }));
    } else {
      const code = await resetLinks.openCode(request);
      if (code !== null) await sms.send(resetText({ ...message, code }));
    }
  },
});
