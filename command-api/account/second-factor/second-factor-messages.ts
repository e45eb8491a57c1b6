import type { Language } from '#contracts/roles.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { secondFactorEn } from './second-factor-messages.en.ts';

/** Notices about two-step sign-in, by mail or text. They contain no names. */

export type SecondFactorChange = 'added' | 'removed' | 'reset' | 'codesRenewed' | 'codeUsed';
const words = inEveryLanguage(secondFactorEn, 'command-api/account/second-factor/second-factor-messages');

type Message = { to: string; language: Language; change: SecondFactorChange; url: string };

export function secondFactorChangedMail({ to, language, change, url }: Message) {
  const { subject, happened, notYou } = words[language];
  return { to, subject, text: `${happened[change]}\n\n${notYou}\n${url}` };
}

export function secondFactorChangedText({ to, language, change }: Omit<Message, 'url'>) {
  const { happened, notYouText } = words[language];
  return { to, text: `${happened[change]} ${notYouText}` };
}
