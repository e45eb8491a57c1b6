import type { Language } from '#contracts/roles.ts';
import { inMail } from '#contracts/links.ts';

type ContactMail = { name: string; code: string; url: string };
export type ContactMailKind = 'opened' | 'answered' | 'resolved';
type Words = Record<ContactMailKind | `${ContactMailKind}Subject`, (told: ContactMail) => string>;

const words: Record<Language, Words> = {
  en: {
    openedSubject: ({ code }) => `We have your request ${code}`,
    opened: ({ name, url }) =>
      `Hi ${name},\n\nThank you for writing to Suki. You’ll find your request and our answers here:\n${url}\n\n` +
      'Please don’t reply to this email: we don’t get what’s sent to it. Keep the link to yourself: it opens your ' +
      'request.',
    answeredSubject: ({ code }) => `Suki answered your request ${code}`,
    answered: ({ name, url }) =>
      `Hi ${name},\n\nWe’ve answered you. Read it and write back here:\n${url}\n\n` +
      'Please don’t reply to this email: we don’t get what’s sent to it.',
    resolvedSubject: ({ code }) => `Your request ${code} is resolved`,
    resolved: ({ name, url }) =>
      `Hi ${name},\n\nWe think your request is solved. If it isn’t, tell us within 14 days, and we’ll keep going. ` +
      `How did we do?\n${url}\n\nPlease don’t reply to this email: we don’t get what’s sent to it.`,
  },
  fil: {
    openedSubject: ({ code }) => `Natanggap na namin ang hiling mong ${code}`,
    opened: ({ name, url }) =>
      `Kumusta ${name},\n\nSalamat sa pagsulat sa Suki. Nandito ang hiling mo at ang mga sagot namin:\n${url}\n\n` +
      'Huwag sagutin ang email na ito: hindi namin natatanggap ang ipinapadala rito. Huwag ibigay ang link sa iba: ' +
      'mabubuksan nila ang hiling mo.',
    answeredSubject: ({ code }) => `Sinagot ng Suki ang hiling mong ${code}`,
    answered: ({ name, url }) =>
      `Kumusta ${name},\n\nSinagot ka na namin. Basahin at sumagot dito:\n${url}\n\n` +
      'Huwag sagutin ang email na ito: hindi namin natatanggap ang ipinapadala rito.',
    resolvedSubject: ({ code }) => `Nalutas na ang hiling mong ${code}`,
    resolved: ({ name, url }) =>
      `Kumusta ${name},\n\nSa tingin namin, ayos na ang hiling mo. Kung hindi pa, sabihin mo sa loob ng 14 na araw, at ` +
      `itutuloy namin. Kumusta ang pagtulong namin?\n${url}\n\nHuwag sagutin ang email na ito: hindi namin ` +
      'natatanggap ang ipinapadala rito.',
  },
  ceb: {
    openedSubject: ({ code }) => `Nadawat na namo ang imong hangyo ${code}`,
    opened: ({ name, url }) =>
      `Kumusta ${name},\n\nSalamat sa pagsulat sa Suki. Ania ang imong hangyo ug ang among mga tubag:\n${url}\n\n` +
      'Ayaw tubaga kining email: dili namo madawat ang ipadala niini. Ayaw ihatag ang link sa uban: moabli ni sa ' +
      'imong hangyo.',
    answeredSubject: ({ code }) => `Gitubag sa Suki ang imong hangyo ${code}`,
    answered: ({ name, url }) =>
      `Kumusta ${name},\n\nGitubag na ka namo. Basaha ug tubaga dinhi:\n${url}\n\n` +
      'Ayaw tubaga kining email: dili namo madawat ang ipadala niini.',
    resolvedSubject: ({ code }) => `Nasulbad na ang imong hangyo ${code}`,
    resolved: ({ name, url }) =>
      `Kumusta ${name},\n\nSa among tan-aw, nasulbad na ang imong hangyo. Kung wala pa, sultihi mi sulod sa 14 ka adlaw, ` +
      `ug ipadayon namo. Kumusta ang among pagtabang?\n${url}\n\nAyaw tubaga kining email: dili namo madawat ang ` +
      'ipadala niini.',
  },
};

/** Mail to a visitor: link to their thread, a new answer, or the resolution. */
export function contactMail(
  kind: ContactMailKind,
  { email, name, language, ...told }: { email: string; name: string; language: Language; code: string; url: string },
) {
  const said = { ...told, name: inMail(name) };
  const { [kind]: text, [`${kind}Subject` as const]: subject } = words[language];
  return { to: email, subject: subject(said), text: text(said) };
}
