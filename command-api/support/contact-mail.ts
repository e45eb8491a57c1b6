import type { Language } from '#contracts/roles.ts';
import { withoutLinks } from '#contracts/links.ts';

type Told = { name: string; code: string; url: string };
type Words = Record<'openedSubject' | 'answeredSubject', (told: Told) => string> &
  Record<'opened' | 'answered', (told: Told) => string>;

const words: Record<Language, Words> = {
  en: {
    openedSubject: ({ code }) => `We have your request ${code}`,
    opened: ({ name, url }) =>
      `Hi ${name},\n\nThank you for writing to Suki. You’ll find your request and our answers here:\n${url}\n\n` +
      'Please don’t answer this mail: we don’t receive what is sent to it. Keep the link to yourself, it opens your request.',
    answeredSubject: ({ code }) => `Suki answered your request ${code}`,
    answered: ({ name, url }) =>
      `Hi ${name},\n\nWe’ve answered you. Read it and write back here:\n${url}\n\n` +
      'Please don’t answer this mail: we don’t receive what is sent to it.',
  },
  fil: {
    openedSubject: ({ code }) => `Natanggap na namin ang hiling mong ${code}`,
    opened: ({ name, url }) =>
      `Kumusta ${name},\n\nSalamat sa pagsulat sa Suki. Nandito ang hiling mo at ang mga sagot namin:\n${url}\n\n` +
      'Huwag sagutin ang mail na ito: hindi namin natatanggap ang ipinapadala rito. Sarilinin ang link, binubuksan nito ang hiling mo.',
    answeredSubject: ({ code }) => `Sinagot ng Suki ang hiling mong ${code}`,
    answered: ({ name, url }) =>
      `Kumusta ${name},\n\nSinagot ka na namin. Basahin at sumagot dito:\n${url}\n\n` +
      'Huwag sagutin ang mail na ito: hindi namin natatanggap ang ipinapadala rito.',
  },
  ceb: {
    openedSubject: ({ code }) => `Nadawat na namo ang imong hangyo ${code}`,
    opened: ({ name, url }) =>
      `Kumusta ${name},\n\nSalamat sa pagsulat sa Suki. Ania ang imong hangyo ug ang among mga tubag:\n${url}\n\n` +
      'Ayaw tubaga kining mail: dili namo madawat ang ipadala niini. Ayaw ihatag ang link sa uban, moabli ni sa imong hangyo.',
    answeredSubject: ({ code }) => `Gitubag sa Suki ang imong hangyo ${code}`,
    answered: ({ name, url }) =>
      `Kumusta ${name},\n\nGitubag na ka namo. Basaha ug tubaga dinhi:\n${url}\n\n` +
      'Ayaw tubaga kining mail: dili namo madawat ang ipadala niini.',
  },
};

/** To a visitor: how to come back to what they asked, or that there is an answer. */
export function contactMail(
  kind: 'opened' | 'answered',
  { email, name, language, ...told }: { email: string; name: string; language: Language; code: string; url: string },
) {
  const said = { ...told, name: withoutLinks(name) };
  const { [kind]: text, [`${kind}Subject` as const]: subject } = words[language];
  return { to: email, subject: subject(said), text: text(said) };
}
