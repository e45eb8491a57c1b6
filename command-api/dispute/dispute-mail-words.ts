import type { DisputeSide } from '#contracts/dispute/lifecycle.ts';
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

/** `name`: of the other side. */
export type DisputedJob = { service: string; name: string; side: DisputeSide };

type Words = {
  /** The job as part of a sentence, by service and the other side's name. */
  job: (job: DisputedJob) => string;
  subject: (job: string) => string;
  text: Record<DisputeWord, (job: string, until: string) => string>;
  why: (reason: string) => string;
  open: (url: string) => string;
};

/** Texts of dispute mails. */
export const disputeWords: Record<Language, Words> = {
  en: {
    job: ({ service, name, side }) => `${service} ${side === 'client' ? 'with' : 'for'} ${name}`,
    subject: (job) => `The problem with ${job}`,
    text: {
      opened: (job, until) =>
        `The other side of ${job} told us about a problem. Tell us what happened from your side before ${until}. ` +
        'After that we decide with what we know.',
      answered: (job) => `There’s an answer in your dispute about ${job}.`,
      asked: (job) => `We have a question for you about ${job}.`,
      withdrawn: (job) => `The dispute about ${job} was taken back. Nothing else changes.`,
      decided: (job, until) =>
        `We decided the dispute about ${job}. If you don’t agree, ask for a second look before ${until}.`,
      decidedForGood: (job) => `We decided the dispute about ${job}. This decision is final.`,
      appealed: (job) => `The other side asked for a second look at ${job}. Someone else at Suki decides now.`,
      settled: (job) => `You both agreed to the decision about ${job}, so it’s settled.`,
      reopened: (job) =>
        `The refund for ${job} wasn’t confirmed by a second person at Suki, so we’re deciding again. The money ` +
        'waits until then.',
      reminded: (job, until) =>
        `We still need your side of what happened with ${job}. Tell us before ${until}. After that we decide with ` +
        'what we know.',
    },
    why: (reason) => `Why: ${reason}`,
    open: (url) => `See it here:\n${url}`,
  },
  fil: {
    job: ({ service, name, side }) => `${service} ${side === 'client' ? 'ni' : 'para kay'} ${name}`,
    subject: (job) => `Ang problema sa ${job}`,
    text: {
      opened: (job, until) =>
        `May ini-report na problema ang kabilang panig ng ${job}. Sabihin mo sa amin ang nangyari bago ` +
        `ang ${until}. ` +
        'Pagkatapos noon, magpapasya kami ayon sa alam namin.',
      answered: (job) => `May sagot sa reklamo tungkol sa ${job}.`,
      asked: (job) => `May tanong kami sa iyo tungkol sa ${job}.`,
      withdrawn: (job) => `Binawi ang reklamo tungkol sa ${job}. Walang ibang nagbago.`,
      decided: (job, until) =>
        `Napagpasyahan na namin ang reklamo sa ${job}. Kung hindi ka sang-ayon, hilinging tingnan ulit ito bago ` +
        `ang ${until}.`,
      decidedForGood: (job) => `Napagpasyahan na namin ang reklamo sa ${job}. Pinal na ang pasya.`,
      appealed: (job) => `Hiniling ng kabilang panig na tingnan ulit ang ${job}. Ibang tao sa Suki ang magpapasya.`,
      settled: (job) => `Pareho kayong sumang-ayon sa pasya tungkol sa ${job}, kaya tapos na ito.`,
      reopened: (job) =>
        `Hindi kinumpirma ng ikalawang tao sa Suki ang refund sa ${job}, kaya magpapasya kami ulit. Maghihintay ` +
        'ang pera hanggang doon.',
      reminded: (job, until) =>
        `Hinihintay pa namin ang panig mo tungkol sa ${job}. Sabihin mo sa amin bago ang ${until}. Pagkatapos ` +
        'noon, magpapasya kami ayon sa alam namin.',
    },
    why: (reason) => `Dahilan: ${reason}`,
    open: (url) => `Tingnan dito:\n${url}`,
  },
  ceb: {
    job: ({ service, name, side }) => `${service} ${side === 'client' ? 'ni' : 'para kang'} ${name}`,
    subject: (job) => `Ang problema sa ${job}`,
    text: {
      opened: (job, until) =>
        `Naay gi-report nga problema ang pikas sa ${job}. Sultihi mi kung unsay nahitabo, dili molapas sa ${until}. ` +
        'Human ana, modesisyon mi sumala sa among nahibaloan.',
      answered: (job) => `Naay tubag sa reklamo bahin sa ${job}.`,
      asked: (job) => `Naa miy pangutana nimo bahin sa ${job}.`,
      withdrawn: (job) => `Gibawi ang reklamo bahin sa ${job}. Walay laing nausab.`,
      decided: (job, until) =>
        `Nakadesisyon na mi sa reklamo sa ${job}. Kung dili ka mouyon, hangyoa nga susihon kini pag-usab, dili ` +
        `molapas sa ${until}.`,
      decidedForGood: (job) => `Nakadesisyon na mi sa reklamo sa ${job}. Final na ang desisyon.`,
      appealed: (job) => `Gihangyo sa pikas nga susihon pag-usab ang ${job}. Laing tawo sa Suki ang modesisyon.`,
      settled: (job) => `Pareho mong niuyon sa desisyon bahin sa ${job}, mao nga human na kini.`,
      reopened: (job) =>
        `Wala kumpirmaha sa ikaduhang tawo sa Suki ang refund sa ${job}, mao nga modesisyon mi pag-usab. ` +
        'Maghulat ang kwarta hangtod ana.',
      reminded: (job, until) =>
        `Naghulat pa mi sa imong bahin sa nahitabo sa ${job}. Sultihi mi una molapas ang ${until}. Human ana, ` +
        'modesisyon mi sumala sa among nahibaloan.',
    },
    why: (reason) => `Rason: ${reason}`,
    open: (url) => `Tan-awa dinhi:\n${url}`,
  },
};
