import type { SavedReply } from './saved-reply.ts';

/** The built-in replies, until staff change them. */
export const firstSavedReplies: readonly SavedReply[] = [
  {
    replyId: 'hello',
    title: 'Hello, we’re looking',
    version: 0,
    texts: {
      en: 'Hi {name}, thank you for telling us. We’re looking into {code} now and will write here soon. {staff}, Suki support',
      fil: 'Kumusta {name}, salamat sa pagsabi sa amin. Tinitingnan na namin ang {code} at susulat kami rito agad. {staff}, Suki support',
      ceb: 'Kumusta {name}, salamat sa pagsulti namo. Gisusi na namo ang {code} ug mosulat mi dinhi dayon. {staff}, Suki support',
    },
  },
  {
    replyId: 'more',
    title: 'Ask for more',
    version: 0,
    texts: {
      en: 'Hi {name}, can you tell us when it happened, and send a picture of what you see?',
      fil: 'Kumusta {name}, puwede mo bang sabihin kung kailan ito nangyari, at magpadala ng larawan ng nakikita mo?',
      ceb: 'Kumusta {name}, mahimo ba nimong isulti kung kanus-a ni nahitabo, ug magpadala og litrato sa imong nakita?',
    },
  },
  {
    replyId: 'transfer',
    title: 'Looking for a transfer',
    version: 0,
    texts: {
      en: 'Hi {name}, please send us the bank’s receipt with the reference, and we’ll trace the transfer.',
      fil: 'Kumusta {name}, pakipadala ang resibo ng bangko na may reference, at hahanapin namin ang padala.',
      ceb: 'Kumusta {name}, palihog ipadala ang resibo sa bangko nga naay reference, ug pangitaon namo ang transfer.',
    },
  },
  {
    replyId: 'refund',
    title: 'Refund is on its way',
    version: 0,
    texts: {
      en: 'Hi {name}, your refund is on its way back to how you paid. Most arrive within 3 days.',
      fil: 'Kumusta {name}, papunta na ang refund mo kung saan ka nagbayad. Karamihan ay dumarating sa loob ng 3 araw.',
      ceb: 'Kumusta {name}, padulong na ang imong refund sa imong gibayran. Kasagaran moabot sulod sa 3 ka adlaw.',
    },
  },
  {
    replyId: 'done',
    title: 'It’s done',
    version: 0,
    texts: {
      en: 'Hi {name}, that’s done. If anything still isn’t right, just write here again. {staff}, Suki support',
      fil: 'Kumusta {name}, ayos na ito. Kung may hindi pa tama, sumulat ka lang ulit dito. {staff}, Suki support',
      ceb: 'Kumusta {name}, okay na ni. Kung naa pay dili husto, sulat lang pag-usab dinhi. {staff}, Suki support',
    },
  },
];
