import { shippedTextsCeb } from './shipped-texts.ceb.ts';
import { shippedTextsFil } from './shipped-texts.fil.ts';

const texts: Readonly<Record<'fil' | 'ceb', Readonly<Record<string, string>>>> = {
  fil: shippedTextsFil,
  ceb: shippedTextsCeb,
};

/** What the catalogue says, as the server writes it in that language. */
export function shippedText(text: string, language: 'en' | 'fil' | 'ceb'): string {
  return language !== 'en' && Object.hasOwn(texts[language], text) ? (texts[language][text] ?? text) : text;
}
