import { shippedTextsCeb } from './shipped-texts.ceb.ts';
import { shippedTextsFil } from './shipped-texts.fil.ts';

const texts: Readonly<Record<'fil' | 'ceb', Readonly<Record<string, string>>>> = {
  fil: shippedTextsFil,
  ceb: shippedTextsCeb,
};

/** A text of the built-in catalogue in the given language; other texts stay. */
export function shippedText(text: string, language: 'en' | 'fil' | 'ceb'): string {
  return language !== 'en' && Object.hasOwn(texts[language], text) ? (texts[language][text] ?? text) : text;
}
