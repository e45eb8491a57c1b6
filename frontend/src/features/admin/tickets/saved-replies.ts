import type { Language } from '#contracts/roles.ts';

/** What may stand in a saved reply in braces. */
export type ReplyValues = { name: string; code: string; staff: string };

type SavedReply = {
  id: string;
  /** What the list calls it, in the words of staff. */
  word: 'macro_hello' | 'macro_more' | 'macro_transfer' | 'macro_refund' | 'macro_done';
  /** In the language of whoever asked. */
  text: Record<Language, string>;
};

/** Saved replies, as a table: a new one is a row here, and its word in the texts beside it. */
export const savedReplies: readonly SavedReply[] = [
  {
    id: 'hello',
    word: 'macro_hello',
    text: {
      en: 'Hi {name}, thank you for telling us. We’re looking into {code} now and will write here soon. {staff}, Suki support',
      fil: 'Kumusta {name}, salamat sa pagsabi sa amin. Tinitingnan na namin ang {code} at susulat kami rito agad. {staff}, Suki support',
      ceb: 'Kumusta {name}, salamat sa pagsulti namo. Gisusi na namo ang {code} ug mosulat mi dinhi dayon. {staff}, Suki support',
    },
  },
  {
    id: 'more',
    word: 'macro_more',
    text: {
      en: 'Hi {name}, can you tell us when it happened, and send a picture of what you see?',
      fil: 'Kumusta {name}, puwede mo bang sabihin kung kailan ito nangyari, at magpadala ng larawan ng nakikita mo?',
      ceb: 'Kumusta {name}, mahimo ba nimong isulti kung kanus-a ni nahitabo, ug magpadala og litrato sa imong nakita?',
    },
  },
  {
    id: 'transfer',
    word: 'macro_transfer',
    text: {
      en: 'Hi {name}, please send us the bank’s receipt with the reference, and we’ll trace the transfer.',
      fil: 'Kumusta {name}, pakipadala ang resibo ng bangko na may reference, at hahanapin namin ang padala.',
      ceb: 'Kumusta {name}, palihog ipadala ang resibo sa bangko nga naay reference, ug pangitaon namo ang transfer.',
    },
  },
  {
    id: 'refund',
    word: 'macro_refund',
    text: {
      en: 'Hi {name}, your refund is on its way back to how you paid. Most arrive within 3 days.',
      fil: 'Kumusta {name}, papunta na ang refund mo kung saan ka nagbayad. Karamihan ay dumarating sa loob ng 3 araw.',
      ceb: 'Kumusta {name}, padulong na ang imong refund sa imong gibayran. Kasagaran moabot sulod sa 3 ka adlaw.',
    },
  },
  {
    id: 'done',
    word: 'macro_done',
    text: {
      en: 'Hi {name}, that’s done. If anything still isn’t right, just write here again. {staff}, Suki support',
      fil: 'Kumusta {name}, ayos na ito. Kung may hindi pa tama, sumulat ka lang ulit dito. {staff}, Suki support',
      ceb: 'Kumusta {name}, okay na ni. Kung naa pay dili husto, sulat lang pag-usab dinhi. {staff}, Suki support',
    },
  },
];

/** A reply with its braces filled. */
export function filledReply({ text }: Pick<SavedReply, 'text'>, language: Language, values: ReplyValues): string {
  return text[language].replace(/\{(name|code|staff)\}/g, (_, key: keyof ReplyValues) => values[key]);
}
