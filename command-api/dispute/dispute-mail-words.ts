import type { Language } from '#contracts/roles.ts';

export type DisputeWord =
  | 'opened'
  | 'answered'
  | 'asked'
  | 'withdrawn'
  | 'decided'
  | 'decidedForGood'
  | 'appealed'
  | 'settled'
  | 'reopened'
  | 'reminded';

type Words = {
  subject: (code: string) => string;
  text: Record<DisputeWord, (code: string, until: string) => string>;
  why: (reason: string) => string;
  open: (url: string) => string;
};

/** Of mails about disputes. */
export const disputeWords: Record<Language, Words> = {
  en: {
    subject: (code) => `About the problem with booking ${code}`,
    text: {
      opened: (code, until) =>
        `The other side of booking ${code} told us about a problem. Tell us what happened from your side before ${until}. ` +
        'After that we decide with what we know.',
      answered: (code) => `There’s an answer in your dispute about booking ${code}.`,
      asked: (code) => `We have a question for you about booking ${code}.`,
      withdrawn: (code) => `The dispute about booking ${code} was taken back. Nothing else changes.`,
      decided: (code, until) =>
        `We decided the dispute about booking ${code}. If you don’t agree, ask for a second look before ${until}.`,
      decidedForGood: (code) => `We decided the dispute about booking ${code}. This decision is final.`,
      appealed: (code) =>
        `The other side asked for a second look at booking ${code}. Someone else at Suki decides now.`,
      settled: (code) => `You both agreed to the decision about booking ${code}, so it’s settled.`,
      reopened: (code) =>
        `The refund for booking ${code} wasn’t confirmed by a second person at Suki, so we’re deciding again. The money ` +
        'waits until then.',
      reminded: (code, until) =>
        `We still need your side of what happened with booking ${code}. Tell us before ${until}. After that we decide with ` +
        'what we know.',
    },
    why: (reason) => `Why: ${reason}`,
    open: (url) => `See it here:\n${url}`,
  },
  fil: {
    subject: (code) => `Tungkol sa problema sa booking na ${code}`,
    text: {
      opened: (code, until) =>
        `May ini-report na problema ang kabilang panig ng booking na ${code}. Sabihin mo sa amin ang nangyari bago ` +
        `ang ${until}. ` +
        'Pagkatapos noon, magpapasya kami ayon sa alam namin.',
      answered: (code) => `May sagot sa reklamo tungkol sa booking na ${code}.`,
      asked: (code) => `May tanong kami sa iyo tungkol sa booking na ${code}.`,
      withdrawn: (code) => `Binawi ang reklamo tungkol sa booking na ${code}. Walang ibang nagbago.`,
      decided: (code, until) =>
        `Napagpasyahan na namin ang reklamo sa booking na ${code}. Kung hindi ka sang-ayon, hilinging tingnan ulit ito bago ` +
        `ang ${until}.`,
      decidedForGood: (code) => `Napagpasyahan na namin ang reklamo sa booking na ${code}. Pinal na ang pasya.`,
      appealed: (code) =>
        `Hiniling ng kabilang panig na tingnan ulit ang booking na ${code}. Ibang tao sa Suki ang magpapasya.`,
      settled: (code) => `Pareho kayong sumang-ayon sa pasya tungkol sa booking na ${code}, kaya tapos na ito.`,
      reopened: (code) =>
        `Hindi kinumpirma ng ikalawang tao sa Suki ang refund sa booking na ${code}, kaya magpapasya kami ulit. Maghihintay ` +
        'ang pera hanggang doon.',
      reminded: (code, until) =>
        `Hinihintay pa namin ang panig mo tungkol sa booking na ${code}. Sabihin mo sa amin bago ang ${until}. Pagkatapos ` +
        'noon, magpapasya kami ayon sa alam namin.',
    },
    why: (reason) => `Dahilan: ${reason}`,
    open: (url) => `Tingnan dito:\n${url}`,
  },
  ceb: {
    subject: (code) => `Bahin sa problema sa booking nga ${code}`,
    text: {
      opened: (code, until) =>
        `Naay gi-report nga problema ang pikas sa booking nga ${code}. Sultihi mi kung unsay nahitabo, dili molapas sa ${until}. ` +
        'Human ana, modesisyon mi sumala sa among nahibaloan.',
      answered: (code) => `Naay tubag sa reklamo bahin sa booking nga ${code}.`,
      asked: (code) => `Naa miy pangutana nimo bahin sa booking nga ${code}.`,
      withdrawn: (code) => `Gibawi ang reklamo bahin sa booking nga ${code}. Walay laing nausab.`,
      decided: (code, until) =>
        `Nakadesisyon na mi sa reklamo sa booking nga ${code}. Kung dili ka mouyon, hangyoa nga susihon kini pag-usab, dili ` +
        `molapas sa ${until}.`,
      decidedForGood: (code) => `Nakadesisyon na mi sa reklamo sa booking nga ${code}. Final na ang desisyon.`,
      appealed: (code) =>
        `Gihangyo sa pikas nga susihon pag-usab ang booking nga ${code}. Laing tawo sa Suki ang modesisyon.`,
      settled: (code) => `Pareho mong niuyon sa desisyon bahin sa booking nga ${code}, mao nga human na kini.`,
      reopened: (code) =>
        `Wala kumpirmaha sa ikaduhang tawo sa Suki ang refund sa booking nga ${code}, mao nga modesisyon mi pag-usab. ` +
        'Maghulat ang kwarta hangtod ana.',
      reminded: (code, until) =>
        `Naghulat pa mi sa imong bahin sa nahitabo sa booking nga ${code}. Sultihi mi una molapas ang ${until}. Human ana, ` +
        'modesisyon mi sumala sa among nahibaloan.',
    },
    why: (reason) => `Rason: ${reason}`,
    open: (url) => `Tan-awa dinhi:\n${url}`,
  },
};
