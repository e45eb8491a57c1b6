import type { Language } from '#contracts/roles.ts';

/** Messages about passwords: by mail, or by a short text, which is priced by length. They contain no names. */

type Words = {
  resetSubject: string;
  reset: (url: string) => string;
  resetText: (url: string) => string;
  /** A reset link that staff sent at the person's request. */
  resetByStaff: (url: string) => string;
  resetTextByStaff: (url: string) => string;
  changedSubject: string;
  changed: (url: string) => string;
  changedText: (url: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    resetSubject: 'A new password for Suki',
    reset: (url) =>
      `Here’s the link to choose a new password. It works once, for 30 minutes:\n${url}\n\nDidn’t ask for it? ` +
      'You can ignore this mail: your password stays as it is.',
    resetText: (url) => `Choose a new Suki password here, within 30 minutes: ${url} Not you? Just ignore this.`,
    resetByStaff: (url) =>
      'Suki’s staff sent you this link, so that you can choose a new password. ' +
      `It works once, for 30 minutes:\n${url}\n\nNobody at Suki sees your password, and nobody will ask you for it. ` +
      'Didn’t ask us for help? You can ignore this mail: your password stays as it is.',
    resetTextByStaff: (url) =>
      `Suki’s staff sent you this link for a new password, good for 30 minutes: ${url} Not you? Just ignore this.`,
    changedSubject: 'Your Suki password was changed',
    changed: (url) =>
      'The password of your Suki account was changed, and all other devices were signed out.\n\nIf that was you, ' +
      `there’s nothing to do.\n\nIf it wasn’t, choose a new one right away, and look at your email and number:\n${url}`,
    changedText: (url) => `Your Suki password was changed. Not you? Choose a new one right away: ${url}`,
  },
  fil: {
    resetSubject: 'Bagong password para sa Suki',
    reset: (url) =>
      `Ito ang link para pumili ng bagong password. Isang beses lang itong gagana, sa loob ng 30 minuto:\n${url}\n\n` +
      'Hindi ikaw ang humingi? Huwag na lang pansinin: mananatili ang password mo.',
    resetText: (url) =>
      `Pumili ng bagong Suki password dito sa loob ng 30 minuto: ${url} Hindi ikaw? Huwag na lang pansinin.`,
    resetByStaff: (url) =>
      'Ipinadala ito ng staff ng Suki para makapili ka ng bagong password. ' +
      `Isang beses lang itong gagana, sa loob ng 30 minuto:\n${url}\n\nWalang taga-Suki ang nakakakita ng password mo, ` +
      'at walang hihingi nito sa iyo. Hindi ka humingi ng tulong? Huwag na lang pansinin: mananatili ang password mo.',
    resetTextByStaff: (url) =>
      `Link ito mula sa staff ng Suki para sa bagong password, gagana nang 30 minuto: ${url} Hindi ikaw? Huwag na lang pansinin.`,
    changedSubject: 'Napalitan ang password mo sa Suki',
    changed: (url) =>
      'Napalitan ang password ng Suki account mo, at na-log out ang lahat ng ibang device.\n\nKung ikaw ang nagpalit, ' +
      `wala ka nang kailangang gawin.\n\nKung hindi ikaw, pumili agad ng bago, at tingnan ang email at numero mo:\n${url}`,
    changedText: (url) => `Napalitan ang password mo sa Suki. Hindi ikaw? Pumili agad ng bago: ${url}`,
  },
  ceb: {
    resetSubject: 'Bag-ong password para sa Suki',
    reset: (url) =>
      `Mao kini ang link aron makapili og bag-ong password. Kas-a ra kini mogana, sulod sa 30 ka minuto:\n${url}\n\n` +
      'Dili ikaw ang nangayo? Ayaw na lang tagda: magpabilin ang imong password.',
    resetText: (url) =>
      `Pagpili og bag-ong Suki password dinhi sulod sa 30 ka minuto: ${url} Dili ikaw? Ayaw na lang tagda.`,
    resetByStaff: (url) =>
      'Gipadala kini sa staff sa Suki aron makapili ka og bag-ong password. ' +
      `Kas-a ra kini mogana, sulod sa 30 ka minuto:\n${url}\n\nWalay taga-Suki nga makakita sa imong password, ` +
      'ug walay mangayo niini nimo. Wala ka mangayo og tabang? Ayaw na lang tagda: magpabilin ang imong password.',
    resetTextByStaff: (url) =>
      `Link kini gikan sa staff sa Suki para sa bag-ong password, mogana og 30 ka minuto: ${url} Dili ikaw? Ayaw na lang tagda.`,
    changedSubject: 'Nausab ang imong password sa Suki',
    changed: (url) =>
      'Nausab ang password sa imong Suki account, ug na-log out ang tanang ubang device.\n\nKung ikaw ang nag-usab, ' +
      `wala na kay angay buhaton.\n\nKung dili ikaw, pagpili dayon og bag-o, ug tan-awa ang imong email ug numero:\n${url}`,
    changedText: (url) => `Nausab ang imong password sa Suki. Dili ikaw? Pagpili dayon og bag-o: ${url}`,
  },
};

type Message = { to: string; language: Language; url: string };

type ResetMessage = Message & { byStaff: boolean };

export function resetMail({ to, language, url, byStaff }: ResetMessage) {
  const { resetSubject, reset, resetByStaff } = words[language];
  return { to, subject: resetSubject, text: (byStaff ? resetByStaff : reset)(url) };
}

export function resetText({ to, language, url, byStaff }: ResetMessage) {
  const { resetText: text, resetTextByStaff } = words[language];
  return { to, text: (byStaff ? resetTextByStaff : text)(url) };
}

export function passwordChangedMail({ to, language, url }: Message) {
  const { changedSubject, changed } = words[language];
  return { to, subject: changedSubject, text: changed(url) };
}

export function passwordChangedText({ to, language, url }: Message) {
  return { to, text: words[language].changedText(url) };
}
