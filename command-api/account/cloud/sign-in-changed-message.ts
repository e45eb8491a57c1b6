import type { Language } from '#contracts/roles.ts';

/** What people are told when Google was added to, or removed from, their ways to sign in. It names nobody. */

export type SignInChange = 'added' | 'removed';
type Words = { subject: string; happened: Record<SignInChange, string>; notYou: string };

const words: Record<Language, Words> = {
  en: {
    subject: 'How you sign in to Suki has changed',
    happened: {
      added: 'A Google account can now sign in to your Suki account.',
      removed: 'Google no longer signs in to your Suki account.',
    },
    notYou: 'Not you? Choose a new password right away, and look at your ways to sign in:',
  },
  fil: {
    subject: 'Nagbago ang paraan mo ng pag-log in sa Suki',
    happened: {
      added: 'May Google account nang makakapag-log in sa Suki account mo.',
      removed: 'Hindi na makakapag-log in ang Google sa Suki account mo.',
    },
    notYou: 'Hindi ikaw? Pumili agad ng bagong password, at tingnan ang mga paraan mo ng pag-log in:',
  },
  ceb: {
    subject: 'Nausab ang paagi nimo sa pag-log in sa Suki',
    happened: {
      added: 'Aduna nay Google account nga maka-log in sa imong Suki account.',
      removed: 'Dili na maka-log in ang Google sa imong Suki account.',
    },
    notYou: 'Dili ikaw? Pagpili dayon og bag-ong password, ug tan-awa ang imong mga paagi sa pag-log in:',
  },
};

type Message = { to: string; language: Language; change: SignInChange; url: string };

export function signInChangedMail({ to, language, change, url }: Message) {
  const { subject, happened, notYou } = words[language];
  return { to, subject, text: `${happened[change]}\n\n${notYou}\n${url}` };
}

export function signInChangedText({ to, language, change, url }: Message) {
  const { happened, notYou } = words[language];
  return { to, text: `${happened[change]} ${notYou} ${url}` };
}
