import type { Language } from '#contracts/roles.ts';

/** Notices that Google or a passkey was added to or removed from the sign-in methods. They contain no names. */

/** `passkeyCopied`: a copied passkey was rejected. Stored tasks contain these values, so they must not change. */
export type SignInChange = 'added' | 'removed' | 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied';
type Words = {
  subject: string;
  happened: Record<SignInChange, string>;
  notYou: string;
  copied: { subject: string; advice: string };
};

const words: Record<Language, Words> = {
  en: {
    subject: 'How you sign in to Suki has changed',
    happened: {
      added: 'A Google account can now sign in to your Suki account.',
      removed: 'A Google account can no longer sign in to your Suki account.',
      passkeyAdded: 'A passkey can now sign in to your Suki account.',
      passkeyRemoved: 'A passkey was removed from your Suki account.',
      passkeyCopied: 'Somebody tried to sign in with what looks like a copy of your passkey. We turned them away.',
    },
    notYou: 'Not you? Choose a new password right away, and look at your ways to sign in:',
    copied: {
      subject: 'Somebody tried to sign in to your Suki account',
      advice: 'Remove that passkey in your settings and add a new one. If you can’t sign in, start here:',
    },
  },
  fil: {
    subject: 'Nagbago ang paraan mo ng pag-log in sa Suki',
    happened: {
      added: 'Puwede nang mag-log in sa Suki account mo gamit ang isang Google account.',
      removed: 'Hindi na magagamit ang Google sa pag-log in sa Suki account mo.',
      passkeyAdded: 'Puwede nang mag-log in sa Suki account mo gamit ang isang passkey.',
      passkeyRemoved: 'May passkey na inalis sa Suki account mo.',
      passkeyCopied: 'May sumubok mag-log in gamit ang mukhang kopya ng passkey mo. Hindi namin siya pinapasok.',
    },
    notYou: 'Hindi ikaw? Pumili agad ng bagong password, at tingnan ang mga paraan mo ng pag-log in:',
    copied: {
      subject: 'May sumubok mag-log in sa Suki account mo',
      advice:
        'Alisin ang passkey na iyon sa settings at magdagdag ng bago. Kung hindi ka makapag-log in, dito magsimula:',
    },
  },
  ceb: {
    subject: 'Nausab ang paagi nimo sa pag-log in sa Suki',
    happened: {
      added: 'Aduna nay Google account nga maka-log in sa imong Suki account.',
      removed: 'Dili na maka-log in ang Google sa imong Suki account.',
      passkeyAdded: 'Aduna nay passkey nga maka-log in sa imong Suki account.',
      passkeyRemoved: 'Adunay passkey nga gitangtang sa imong Suki account.',
      passkeyCopied: 'Adunay misulay og log in gamit ang morag kopya sa imong passkey. Wala namo siya pasudla.',
    },
    notYou: 'Dili ikaw? Pagpili dayon og bag-ong password, ug tan-awa ang imong mga paagi sa pag-log in:',
    copied: {
      subject: 'Adunay misulay og log in sa imong Suki account',
      advice: 'Tangtanga ang maong passkey sa settings ug pagdugang og bag-o. Kung dili ka maka-log in, dinhi sugdi:',
    },
  },
};

type Message = { to: string; language: Language; change: SignInChange; url: string };

export function signInChangedMail({ to, language, change, url }: Message) {
  const { subject, happened, advice } = wordsOn(change, language);
  return { to, subject, text: `${happened}\n\n${advice}\n${url}` };
}

export function signInChangedText({ to, language, change, url }: Message) {
  const { happened, advice } = wordsOn(change, language);
  return { to, text: `${happened} ${advice} ${url}` };
}

function wordsOn(change: SignInChange, language: Language) {
  const { subject, happened, notYou, copied } = words[language];
  const changed = change === 'passkeyCopied' ? copied : { subject, advice: notYou };
  return { happened: happened[change], ...changed };
}
