import type { Language } from '../roles.ts';

/** Placeholders in a saved reply, in braces; filled when staff choose the reply. */
export const replyPlaceholders = ['name', 'code', 'booking', 'service', 'staff'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** By language, at least one. */
export type ReplyTexts = Partial<Record<Language, string | undefined>>;

const BRACES = /\{([^{}]*)\}/g;

/** Placeholders that do not exist. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
}

/** In the person's language if present, else in English, else in any language. */
export function textFor(texts: ReplyTexts, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts).find((text) => text !== undefined) ?? '';
}

/** The text with its placeholders filled. Placeholders without a value stay, so that the sender sees the gap. */
export function filledReply(text: string, values: Partial<Record<ReplyPlaceholder, string>>): string {
  return text.replace(BRACES, (braces, name: string) => (isPlaceholder(name) ? (values[name] ?? braces) : braces));
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return replyPlaceholders.some((one) => one === name);
}
