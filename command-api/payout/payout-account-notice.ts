import { inMail } from '#contracts/links.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';
import type { PayoutMethod } from '#contracts/views/payout.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { payoutAccountEn } from './payout-account-notice.en.ts';

/** Notice about a payout account. `account`: masked; `first`: there was no account before. */
export type PayoutAccountNotice = {
  method: PayoutMethod;
  account: string;
  bank: string | null;
  setAt: string;
  heldUntil: string;
  first?: boolean | undefined;
};

const words = inEveryLanguage(payoutAccountEn, 'command-api/payout/payout-account-notice');

const wallets = { gcash: 'GCash', maya: 'Maya', bank: '' } as const;

function sentences(language: Language, { method, account, bank, setAt, heldUntil, first }: PayoutAccountNotice) {
  const { subject, told, ifNot } = words[language][first ? 'set' : 'changed'];
  const at = (instant: string) => formatDayAndTime(instant, language);
  // Bank names are free text, so they are escaped.
  const to = `${inMail(bank ?? wallets[method])} ${account}`;
  return { subject, told: sayAsGiven(told, { to, at: at(setAt), until: at(heldUntil) }), ifNot };
}

export function payoutAccountMail(
  to: { email: string; firstName: string; language: Language },
  notice: PayoutAccountNotice,
) {
  const { subject, told, ifNot } = sentences(to.language, notice);
  return {
    to: to.email,
    subject,
    text: `${sayAsGiven(words[to.language].greeting, { name: inMail(to.firstName) })}\n\n${told}\n\n${ifNot}`,
  };
}

export function payoutAccountText(to: { phone: string; language: Language }, notice: PayoutAccountNotice) {
  const { told, ifNot } = sentences(to.language, notice);
  return { to: to.phone, text: `Suki: ${told} ${ifNot}` };
}
