import type { Language } from '#contracts/roles.ts';
import { acceptCode, createOneTimeCodes } from '../codes/one-time-codes.ts';
import { phoneCodeText } from '../codes/phone-code-text.ts';
import { createSendLimits, recipientOf } from '../codes/send-limits.ts';
import type { AccountDeps } from '../deps.ts';
import { addressOf } from '../passwords/prove-password.ts';

/** Of one number by one network: a stranger can't use up the codes that a person needs to get in. */
const mostByOne = { anHour: 4, aDay: 8 };

type Given = { phone: string; code: string };

export type VisitorCodes = {
  /** The same work for every number: whether it has an account is asked by who brings the code. */
  send(to: { phone: string; language: Language }, asked: { address?: string }): Promise<void>;
  /** Throws wrong_code or code_used_up unless it is right, and unspent but for this command. */
  check(given: Given, by: string): Promise<void>;
  /** The same, and no other command can come with it again. */
  spend(given: Given, by: string): Promise<void>;
};

/** Codes for people who are nobody yet: by number, and not by account. */
export function createVisitorCodes(deps: Pick<AccountDeps, 'secretStore' | 'now' | 'sms'>): VisitorCodes {
  const codes = createOneTimeCodes(deps, 'visitor-code');
  const limits = createSendLimits(deps, 'visitor-code');
  return {
    async send({ phone, language }, asked) {
      const origin = addressOf(asked);
      await limits.count([{ of: recipientOf(`${phone} ${origin}`), most: mostByOne }]);
      const code = await codes.make(recipientOf(phone), phone, { origin });
      await deps.sms.send(phoneCodeText({ phone, language }, code));
    },
    check: async ({ phone, code }, by) =>
      acceptCode(await codes.check(recipientOf(phone), phone, code, { by, spends: false })),
    spend: async ({ phone, code }, by) =>
      acceptCode(await codes.check(recipientOf(phone), phone, code, { by, spends: true })),
  };
}
