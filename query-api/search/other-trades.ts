import { mostErrors, typingErrors } from './words.ts';

/**
 * Trades outside the catalogue that people search for, in English, Filipino and Cebuano: "welding" is not weeding, and
 * a yaya is not a cleaner. Services added to the catalogue later, and workers' own words, take precedence. Prefixes
 * of words of services ("car", "laba") must not be listed.
 */
type OtherTrade = {
  /** The closest category; null: none. */
  nearest: string | null;
  words: string;
};

const otherTrades: readonly OtherTrade[] = [
  {
    nearest: 'cleaning',
    words: `laundry, laundromat, laundrywoman, laundress, wash clothes, washing clothes, dry cleaning, ironing, iron
      clothes, labada, labahan, labandera, labandero, maglaba, maglalaba, magpalaba, naglalaba, paglalaba, palaba,
      tagalaba, plantsador, plantsadora, mamalantsa, namamalantsa, pamamalantsa, manglaba, manglabada, paglaba, tiglaba,
      pool, swimming pool`,
  },
  {
    nearest: 'handyman',
    words: `welder, welding, weld, steelworks, ironworks, hinang, maghinang, manghihinang, pahinang, paghinang, tighinang`,
  },
  { nearest: 'electrical', words: 'solar' },
  {
    nearest: null,
    words: `babysitter, babysitting, babysit, nanny, nannies, yaya, childcare, child care, daycare, tagabantay,
      mag-alaga, alaga, tagapag-alaga, nag-aalaga, caregiver, caregiving, elderly care, elder care, nurse, nursing,
      midwife, bantay sa bata, tigbantay`,
  },
  {
    nearest: null,
    words: `driver, driving, chauffeur, drayber, tsuper, tagamaneho, magmaneho, carwash, car wash, car repair, car
      mechanic, car aircon, auto aircon, mechanic, mekaniko, vulcanizing, motorcycle repair, taxi, airport transfer`,
  },
  {
    nearest: null,
    words: `massage, masseuse, masseur, massage therapist, spa, hilot, manghihilot, maghilot, pahilot, hilotan, masahe,
      masahista, magmasahe, pamasahe, tighilot, physical therapist, haircut, hairdresser, barber, barbero, manicure,
      manikurista, nail salon, nails, salon, pedicure, makeup, make up artist, gupit ng buhok`,
  },
  {
    nearest: null,
    words: `cook, chef, catering, caterer, kusinera, kusinero, tagaluto, magluto, tagapagluto, tigluto, tailor,
      seamstress, sewing, dressmaker, mananahi, modista, sastre, patahi, tutor, tutoring, tutorial, photographer,
      photography, videographer, security guard, gwardya, sekyu, errand, groceries, dog walker, dog walking, dog
      groomer, groomer, grooming, pet sitter, pet grooming, veterinarian, laptop, computer, cellphone, iphone, wifi,
      internet`,
  },
];

const trades = new Map<string, OtherTrade>();
const longest = 3;

for (const trade of otherTrades)
  for (const phrase of trade.words.split(',')) trades.set(phrase.trim().replaceAll(/[\s-]+/g, ' '), trade);

export type OtherTradeFound = { nearest: string | null; from: number; to: number };

/** Finds a trade by its correctly written name. Longer names are tried first. */
export function otherTradeIn(words: readonly string[], isOurs: (word: string) => boolean): OtherTradeFound | null {
  for (let length = longest; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const named = words.slice(from, from + length);
      const trade = tradeOf(named.join(' '));
      if (trade && !(length === 1 && named.some(isOurs))) return { nearest: trade.nearest, from, to: from + length };
    }
  return null;
}

/** Finds a trade whose name the word misspells. */
export function misspelledTrade(word: string): Pick<OtherTrade, 'nearest'> | null {
  const most = mostErrors(word);
  for (const [name, trade] of trades) if (most > 0 && typingErrors(word, name, most) <= most) return trade;
  return null;
}

function tradeOf(words: string): OtherTrade | undefined {
  // "taga laba" is also written as one word.
  return (
    trades.get(words) ??
    trades.get(words.replaceAll(' ', '')) ??
    (words.endsWith('s') ? trades.get(words.slice(0, -1)) : undefined)
  );
}
