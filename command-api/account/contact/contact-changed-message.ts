import type { ContactKind } from '#contracts/events/account.ts';
import { formatDay } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';

type Words = {
  subject: Record<ContactKind, string>;
  changed: Record<ContactKind, string>;
  wasYou: string;
  undo: (day: string) => string;
  /** Short: text messages are priced by length. */
  text: (what: ContactKind, url: string, day: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    subject: { email: 'Your email on Suki was changed', phone: 'Your mobile number on Suki was changed' },
    changed: {
      email: 'The email of your Suki account was changed.',
      phone: 'The mobile number of your Suki account was changed.',
    },
    wasYou: 'If that was you, there’s nothing to do.',
    undo: (day) =>
      `If it wasn’t you, put the old one back here by ${day}. That also signs everybody out of your account:`,
    text: (what, url, day) =>
      `The ${what === 'email' ? 'email' : 'number'} of your Suki account was changed. Not you? Undo it by ` +
      `${day}: ${url}`,
  },
  fil: {
    subject: { email: 'Napalitan ang email mo sa Suki', phone: 'Napalitan ang mobile number mo sa Suki' },
    changed: {
      email: 'Napalitan ang email ng Suki account mo.',
      phone: 'Napalitan ang mobile number ng Suki account mo.',
    },
    wasYou: 'Kung ikaw ang nagpalit, wala ka nang kailangang gawin.',
    undo: (day) =>
      `Kung hindi ikaw, puwede mong ibalik ang dati rito hanggang ${day}. Mala-log out din ang lahat ng gumagamit ng account mo:`,
    text: (what, url, day) =>
      `Napalitan ang ${what === 'email' ? 'email' : 'number'} ng Suki account mo. Hindi ikaw? Ibalik hanggang ${day}: ${url}`,
  },
  ceb: {
    subject: { email: 'Nausab ang imong email sa Suki', phone: 'Nausab ang imong mobile number sa Suki' },
    changed: {
      email: 'Nausab ang email sa imong Suki account.',
      phone: 'Nausab ang mobile number sa imong Suki account.',
    },
    wasYou: 'Kung ikaw ang nag-usab, wala na kay angay buhaton.',
    undo: (day) =>
      `Kung dili ikaw, mahimo nimong ibalik ang karaan dinhi hangtod ${day}. Ma-log out usab ang tanan nga naggamit sa imong account:`,
    text: (what, url, day) =>
      `Nausab ang ${what === 'email' ? 'email' : 'number'} sa imong Suki account. Dili ikaw? Ibalik hangtod ${day}: ${url}`,
  },
};

type Message = { to: string; language: Language; kind: ContactKind; undoUntil: string; url: string };

/**
 * Notice to the former email, or to the email of a person whose number changed. It contains no names: users choose their names,
 * so warnings must not repeat them.
 */
export function contactChangedMail({ to, language, kind, undoUntil, url }: Message) {
  const { subject, changed, wasYou, undo } = words[language];
  return {
    to,
    subject: subject[kind],
    text: `${changed[kind]}\n\n${wasYou}\n\n${undo(formatDay(undoUntil, language))}\n${url}`,
  };
}

export function contactChangedText({ to, language, kind, undoUntil, url }: Message) {
  return { to, text: words[language].text(kind, url, formatDay(undoUntil, language)) };
}
