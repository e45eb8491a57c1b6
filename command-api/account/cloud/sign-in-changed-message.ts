import type { Language } from '#contracts/roles.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { signInChangedEn } from './sign-in-changed-message.en.ts';

/** Notices that Google or a passkey was added to or removed from the sign-in methods. They contain no names. */

/** `passkeyCopied`: a copied passkey was rejected. Stored tasks contain these values, so they must not change. */
export type SignInChange = 'added' | 'removed' | 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied';
const words = inEveryLanguage(signInChangedEn, 'command-api/account/cloud/sign-in-changed-message');

type Message = { to: string; language: Language; change: SignInChange; url: string };

export function signInChangedMail({ to, language, change, url }: Message) {
  const { subject, happened, advice } = wordsOn(change, language);
  return { to, subject, text: `${happened}\n\n${advice}\n${url}` };
}

export function signInChangedText({ to, language, change }: Omit<Message, 'url'>) {
  const { happened, adviceText } = wordsOn(change, language);
  return { to, text: `${happened} ${adviceText}` };
}

function wordsOn(change: SignInChange, language: Language) {
  const { subject, happened, notYou, notYouText, copied } = words[language];
  const changed = change === 'passkeyCopied' ? copied : { subject, advice: notYou, adviceText: notYouText };
  return { happened: happened[change], ...changed };
}
