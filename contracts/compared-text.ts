import { comparableText } from './foreign-text.ts';

/**
 * Words of a text for comparison. "TV-mounting" is two, "a/c" and "T.V." one. A number is one word with its
 * attachments: "178-B", "1.5 hp", "24/7".
 */
export function comparedWords(text: string): string[] {
  return (
    comparableText(text)
      .replace(/(?<![\p{L}\p{N}])(\p{L})[./](\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
      .replace(/(?<=\d)(?:-(?=\p{L}(?![\p{L}\p{N}]))| (?=(?:hp|kg|kw|sqm)(?![\p{L}\p{N}])))/gu, '')
      .match(/[\p{L}\p{N}]+(?:(?<=\d)[./](?=\d)[\p{L}\p{N}]+)*/gu) ?? []
  );
}
