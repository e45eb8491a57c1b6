import type { Language } from '#contracts/roles.ts';

/** Notices about two-step sign-in, by mail or text. They contain no names. */

export type SecondFactorChange = 'added' | 'removed' | 'reset' | 'codesRenewed' | 'codeUsed';
type Words = { subject: string; happened: Record<SecondFactorChange, string>; notYou: string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Your two-step sign-in at Suki has changed',
    happened: {
      added: 'Two-step sign-in is on for your Suki account, and all other devices were signed out.',
      removed: 'Two-step sign-in is off for your Suki account.',
      reset: 'Suki’s staff reset the two-step sign-in of your account. Set it up again when you next sign in.',
      codesRenewed: 'Your Suki account has new recovery codes. The old ones no longer work.',
      codeUsed: 'Somebody signed in to your Suki account with one of your recovery codes. It won’t work again.',
    },
    notYou: 'Not you? Choose a new password right away, and look at where you’re signed in:',
  },
  fil: {
    subject: 'Nagbago ang dalawang-hakbang na pag-log in mo sa Suki',
    happened: {
      added:
        'Naka-on na ang dalawang-hakbang na pag-log in ng Suki account mo, at na-log out ang lahat ng ibang ' +
        'device.',
      removed: 'Naka-off na ang dalawang-hakbang na pag-log in ng Suki account mo.',
      reset:
        'Ni-reset ng staff ng Suki ang dalawang-hakbang na pag-log in ng account mo. ' +
        'I-set up ulit ito sa susunod mong pag-log in.',
      codesRenewed: 'May mga bagong recovery code ang Suki account mo. Hindi na gagana ang mga luma.',
      codeUsed: 'May nag-log in sa Suki account mo gamit ang isa sa mga recovery code mo. Hindi na ito gagana ulit.',
    },
    notYou: 'Hindi ikaw? Pumili agad ng bagong password, at tingnan kung saan ka naka-log in:',
  },
  ceb: {
    subject: 'Nausab ang imong duha ka lakang nga pag-log in sa Suki',
    happened: {
      added:
        'Naka-on na ang duha ka lakang nga pag-log in sa imong Suki account, ug na-log out ang tanang ubang device.',
      removed: 'Naka-off na ang duha ka lakang nga pag-log in sa imong Suki account.',
      reset:
        'Gi-reset sa staff sa Suki ang duha ka lakang nga pag-log in sa imong account. ' +
        'I-set up kini pag-usab sa sunod nimong pag-log in.',
      codesRenewed: 'Naa nay mga bag-ong recovery code ang imong Suki account. Dili na mogana ang mga daan.',
      codeUsed:
        'Naay ni-log in sa imong Suki account gamit ang usa sa imong mga recovery code. Dili na kini mogana pag-usab.',
    },
    notYou: 'Dili ikaw? Pagpili dayon og bag-ong password, ug tan-awa kung asa ka naka-log in:',
  },
};

type Message = { to: string; language: Language; change: SecondFactorChange; url: string };

export function secondFactorChangedMail({ to, language, change, url }: Message) {
  const { subject, happened, notYou } = words[language];
  return { to, subject, text: `${happened[change]}\n\n${notYou}\n${url}` };
}

export function secondFactorChangedText({ to, language, change, url }: Message) {
  const { happened, notYou } = words[language];
  return { to, text: `${happened[change]} ${notYou} ${url}` };
}
