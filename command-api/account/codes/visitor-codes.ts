import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Language } from '#contracts/roles.ts';
import type { AccountDeps } from '../deps.ts';
import type { LoginName } from '../logins/login-name.ts';
import { addressOf } from '../passwords/prove-password.ts';
import { attemptOf, createAttemptCodes } from './attempt-codes.ts';
import { acceptCode } from './one-time-codes.ts';
import { phoneCodeText, refuseWithoutTexts } from './phone-code-text.ts';
import { knownBrowserOf } from '../sign-in/known-browsers.ts';
import { createSendLimits } from './send-limits.ts';
import { countsOf } from './visitor-counts.ts';
import { verificationMail } from './verification-mail.ts';

const most = {
  one: { anHour: 4, aDay: 8 },
  recipient: { anHour: 12, aDay: 24 },
  origin: { anHour: 60, aDay: 300 },
};

export type SubmittedCode = LoginName & { code: string };

type SendContext = Pick<CallContext, 'address' | 'header' | 'cookies'>;
type CheckContext = Pick<CallContext, 'commandId' | 'header'>;

export type VisitorCodes = {
  /**
   * Does the same work for every address: only a caller with the code, or a browser that signed in before, learns whether it
   * has an account.
   */
  send(to: LoginName & { language: Language }, asked: SendContext): Promise<void>;
  /** Throws `wrong_code`, `code_used_up` or `code_spent` unless the code is right and unspent, or spent by this command. */
  check(submitted: SubmittedCode, call: CheckContext): Promise<void>;
  /** Checks the code and spends it for this command. */
  spend(submitted: SubmittedCode, call: CheckContext): Promise<void>;
};

type Deps = Pick<AccountDeps, 'commands' | 'secretStore' | 'now' | 'secureCookies' | 'mail' | 'sms'>;

/** Codes for visitors without an account, keyed by email or number (docs/decisions/hidden-addresses.md). */
export function createVisitorCodes(deps: Deps): VisitorCodes {
  const ways = {
    email: {
      codes: createAttemptCodes(deps, 'visitor-email-code'),
      limits: createSendLimits(deps, 'visitor-email-code'),
      send: (email: string, language: Language, code: string) =>
        deps.mail.send(verificationMail({ email, language }, code)),
    },
    phone: {
      codes: createAttemptCodes(deps, 'visitor-code'),
      limits: createSendLimits(deps, 'visitor-code'),
      send: (phone: string, language: Language, code: string) =>
        deps.sms.send(phoneCodeText({ phone, language }, code)),
    },
  };

  async function checkCode({ kind, value, code }: SubmittedCode, call: CheckContext, spends: boolean): Promise<void> {
    const asker = { address: value, attempt: attemptOf(call) };
    acceptCode(await ways[kind].codes.check(asker, code, { by: call.commandId, spends }));
  }

  return {
    async send({ kind, value, language }, asked) {
      if (kind === 'phone') refuseWithoutTexts(deps.sms);
      const { codes, limits, send } = ways[kind];
      const browser = await knownBrowserOf(deps, { kind, value }, asked);
      const asker = { address: value, attempt: attemptOf(asked) };
      const counts = countsOf({ address: value, network: addressOf(asked), browser }, most);
      const code = await codes.make(asker, browser !== null, () => limits.count(counts));
      await send(value, language, code);
    },
    check: (submitted, call) => checkCode(submitted, call, false),
    spend: (submitted, call) => checkCode(submitted, call, true),
  };
}
