import { shippedTextsEn } from '#contracts/catalogue/shipped-texts.en.ts';
import type { Language } from '#contracts/roles.ts';
import { translatedTexts } from '../translations/translated-texts.ts';

const file = 'contracts/catalogue/shipped-texts';
const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: shippedTextsEn,
  fil: translatedTexts('fil', shippedTextsEn, file),
  ceb: translatedTexts('ceb', shippedTextsEn, file),
};

/** A text of the built-in catalogue in the given language; other texts stay. */
export function shippedText(text: string, language: Language): string {
  return Object.hasOwn(texts[language], text) ? (texts[language][text] ?? text) : text;
}
