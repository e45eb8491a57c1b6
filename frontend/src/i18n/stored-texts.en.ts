import { shippedTextsEn } from '#contracts/catalogue/shipped-texts.en.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';

/** Texts of Suki's own that are stored in English and shown in the reader's language: each is its own key. */
export const storedTextsEn: Record<string, string> = Object.fromEntries(
  [shippedTextsEn, ownReasonsEn].flatMap((texts) => Object.values(texts)).map((text) => [text, text]),
);
