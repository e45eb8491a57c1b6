import type { Language } from '../roles.ts';

/** What may stand in a saved reply in braces: it is filled in when staff choose the reply. */
export const replyPlaceholders = ['name', 'code', 'booking', 'service', 'staff'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** By language, in those that staff wrote it in. */
export type ReplyTexts = Partial<Record<Language, string | undefined>>;

const BRACES = /\{([^{}]*)\}/g;

/** Those that nobody could fill in. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
}

/** In the person's language where it was written in it, else in English, else in whichever there is. */
export function textFor(texts: ReplyTexts, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts).find((text) => text !== undefined) ?? '';
}

/** A reply with its braces filled; what has no value stays as it was written, so that whoever sends it sees the gap. */
export function filledReply(text: string, values: Partial<Record<ReplyPlaceholder, string>>): string {
  return text.replace(BRACES, (braces, name: string) => (isPlaceholder(name) ? (values[name] ?? braces) : braces));
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return replyPlaceholders.some((one) => one === name);
}
