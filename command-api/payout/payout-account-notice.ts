import { inMail } from '#contracts/links.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';
import type { PayoutMethod } from '#contracts/views/payout.ts';

/** Notice about a payout account. `account`: masked; `first`: there was no account before. */
export type PayoutAccountNotice = {
  method: PayoutMethod;
  account: string;
  bank: string | null;
  setAt: string;
  heldUntil: string;
  first?: boolean | undefined;
};

/** Variables of the sentences. */
type Facts = { to: string; at: string; until: string };
type Words = { subject: string; told: (facts: Facts) => string; ifNot: string };
type Kind = 'set' | 'changed';

const words: Record<Language, { greeting: (name: string) => string } & Record<Kind, Words>> = {
  en: {
    greeting: (name) => `Hi ${name},`,
    set: {
      subject: 'Your Suki payout account was set',
      told: ({ to, at, until }) => `Since ${at}, your Friday money goes to ${to}. Payouts wait until ${until}.`,
      ifNot: 'Not you? Set your own account under Payout details in Suki, and tell us at once under Contact.',
    },
    changed: {
      subject: 'Your Suki payout account was changed',
      told: ({ to, at, until }) =>
        `Your Friday money now goes to ${to}: it was changed on ${at}. Payouts wait until ${until}.`,
      ifNot: 'Not you? Change it back under Payout details in Suki, and tell us at once under Contact.',
    },
  },
  fil: {
    greeting: (name) => `Kumusta ${name},`,
    set: {
      subject: 'May payout account ka na sa Suki',
      told: ({ to, at, until }) =>
        `Mula ${at}, sa ${to} na mapupunta ang pera mo tuwing Biyernes. Naka-hold ang mga payout hanggang ${until}.`,
      ifNot:
        'Hindi ba ikaw ito? Ilagay ang sarili mong account sa Detalye ng payout sa Suki, at sabihin agad sa amin sa ' +
        'Contact.',
    },
    changed: {
      subject: 'Nabago ang Suki payout account mo',
      told: ({ to, at, until }) =>
        `Sa ${to} na mapupunta ang pera mo tuwing Biyernes: nabago ito noong ${at}. Naka-hold ang mga payout hanggang ${until}.`,
      ifNot: 'Hindi ba ikaw ito? Ibalik ang dati sa Detalye ng payout sa Suki, at sabihin agad sa amin sa Contact.',
    },
  },
  ceb: {
    greeting: (name) => `Kumusta ${name},`,
    set: {
      subject: 'Natakda na ang imong Suki payout account',
      told: ({ to, at, until }) =>
        `Moadto sa ${to} ang imong kwarta kada Biyernes, sukad ${at}. Maghulat ang mga payout hangtod ${until}.`,
      ifNot:
        'Dili ba ikaw kini? Itakda ang imong kaugalingong account sa Detalye sa payout sa Suki, ug sultihi dayon mi ' +
        'sa Kontaka mi.',
    },
    changed: {
      subject: 'Nausab ang imong Suki payout account',
      told: ({ to, at, until }) =>
        `Moadto na sa ${to} ang imong kwarta kada Biyernes: nausab kini niadtong ${at}. Maghulat ang mga payout hangtod ${until}.`,
      ifNot: 'Dili ba ikaw kini? Ibalik ang karaan sa Detalye sa payout sa Suki, ug sultihi dayon mi sa Kontaka mi.',
    },
  },
};

const wallets = { gcash: 'GCash', maya: 'Maya', bank: '' } as const;

function sentences(language: Language, { method, account, bank, setAt, heldUntil, first }: PayoutAccountNotice) {
  const { subject, told, ifNot } = words[language][first ? 'set' : 'changed'];
  const at = (instant: string) => formatDayAndTime(instant, language);
  // Bank names are free text, so they are escaped.
  const to = `${inMail(bank ?? wallets[method])} ${account}`;
  return { subject, told: told({ to, at: at(setAt), until: at(heldUntil) }), ifNot };
}

export function payoutAccountMail(
  to: { email: string; firstName: string; language: Language },
  notice: PayoutAccountNotice,
) {
  const { subject, told, ifNot } = sentences(to.language, notice);
  return {
    to: to.email,
    subject,
    text: `${words[to.language].greeting(inMail(to.firstName))}\n\n${told}\n\n${ifNot}`,
  };
}

export function payoutAccountText(to: { phone: string; language: Language }, notice: PayoutAccountNotice) {
  const { told, ifNot } = sentences(to.language, notice);
  // GSM has no no-break space; it would force another encoding and a second message.
  return { to: to.phone, text: `Suki: ${told} ${ifNot}`.replaceAll('\u00a0', ' ') };
}
