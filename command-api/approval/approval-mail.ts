import type { ApprovedChange } from '#contracts/events/approval.ts';
import type { Language } from '#contracts/roles.ts';

type Asked = { person: string; requestedBy: string; reason: string; url: string };
type Words = {
  subject: string;
  asks: Record<ApprovedChange, (asked: Asked) => string>;
  rest: (asked: Asked) => string;
};

const words: Record<Language, Words> = {
  en: {
    subject: 'Suki needs a second admin’s yes',
    asks: {
      make_admin: ({ requestedBy, person }) => `${requestedBy} asks to make ${person} an admin.`,
      remove_admin: ({ requestedBy, person }) => `${requestedBy} asks that ${person} is an admin no longer.`,
      second_factor_reset: ({ requestedBy, person }) => `${requestedBy} asks to reset two-step sign-in for ${person}.`,
    },
    rest: ({ reason, url }) =>
      `Why: ${reason}\n\nHave a look, and say yes or no within 7 days:\n${url}\n\nNothing changes until one of you agrees.`,
  },
  fil: {
    subject: 'Kailangan ng Suki ang pagsang-ayon ng isa pang admin',
    asks: {
      make_admin: ({ requestedBy, person }) => `Hinihiling ni ${requestedBy} na gawing admin si ${person}.`,
      remove_admin: ({ requestedBy, person }) => `Hinihiling ni ${requestedBy} na hindi na maging admin si ${person}.`,
      second_factor_reset: ({ requestedBy, person }) =>
        `Hinihiling ni ${requestedBy} na i-reset ang dalawang-hakbang na pag-log in ni ${person}.`,
    },
    rest: ({ reason, url }) =>
      `Dahilan: ${reason}\n\nTingnan mo, at sumagot ng oo o hindi sa loob ng 7 araw:\n${url}\n\nWalang magbabago hangga’t ` +
      'walang sumasang-ayon sa inyo.',
  },
  ceb: {
    subject: 'Nagkinahanglan ang Suki og pagtugot sa laing admin',
    asks: {
      make_admin: ({ requestedBy, person }) => `Gihangyo ni ${requestedBy} nga himoong admin si ${person}.`,
      remove_admin: ({ requestedBy, person }) => `Gihangyo ni ${requestedBy} nga dili na admin si ${person}.`,
      second_factor_reset: ({ requestedBy, person }) =>
        `Gihangyo ni ${requestedBy} nga i-reset ang duha ka lakang nga pag-log in ni ${person}.`,
    },
    rest: ({ reason, url }) =>
      `Rason: ${reason}\n\nTan-awa, ug tubag og oo o dili sulod sa 7 ka adlaw:\n${url}\n\nWalay mausab hangtod ` +
      'nga naay usa ninyo nga mouyon.',
  },
};

/** To an admin, about what another one asks for. */
export function approvalMail({
  to,
  language,
  change,
  ...asked
}: Asked & { to: string; language: Language; change: ApprovedChange }) {
  const { subject, asks, rest } = words[language];
  return { to, subject, text: `${asks[change](asked)}\n${rest(asked)}` };
}
