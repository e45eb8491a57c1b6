import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isolated } from '../isolated-text.ts';

export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Token = string | readonly [name: string, format?: string, cases?: Record<string, Tokens | number | undefined>];
type Tokens = readonly Token[];

const parsed = new Map<string, Tokens>();

/**
 * Formats a message for texts by the server; screens use Lingui. Supports values, `select` and `plural` of
 * ICU MessageFormat. null, absent and empty values select the case `none`.
 */
export function say(message: string, values: Values): string {
  return formatTokens(tokensOf(message), { values, shown: isolated });
}

/** The same for mails and text messages, whose values are isolated already where they come from users. */
export function sayAsGiven(message: string, values: Values): string {
  return formatTokens(tokensOf(message), { values, shown: String });
}

type Given = { values: Values; shown: (value: string) => string };

function tokensOf(message: string): Tokens {
  const known = parsed.get(message);
  if (known) return known;
  // The messages contain only values, select and plural, which this type covers.
  const tokens = compileMessageOrThrow(message) as Tokens;
  parsed.set(message, tokens);
  return tokens;
}

/** Names of the values in a message, at any depth. */
export function namesIn(message: string): string[] {
  return [...new Set(namesOf(tokensOf(message)))];
}

function namesOf(tokens: Tokens): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases = {}] = token;
    return [name, ...Object.values(cases).flatMap((inner) => (Array.isArray(inner) ? namesOf(inner) : []))];
  });
}

function formatTokens(tokens: Tokens, given: Given, count?: string): string {
  return tokens.map((token) => (typeof token === 'string' ? counted(token, count) : valueOf(token, given))).join('');
}

function counted(text: string, count: string | undefined): string {
  return text === '#' && count !== undefined ? count : text;
}

function valueOf([name, format, cases]: Exclude<Token, string>, given: Given): string {
  const value = given.values[name];
  if (!cases) return given.shown(String(value ?? 'none'));
  const chosen = cases[format === 'plural' ? pluralCase(Number(value), cases) : selectCase(value)] ?? cases.other;
  return Array.isArray(chosen) ? formatTokens(chosen, given, format === 'plural' ? String(value) : undefined) : '';
}

function pluralCase(count: number, cases: object): string {
  if (Object.hasOwn(cases, String(count))) return String(count);
  return count === 1 ? 'one' : 'other';
}

function selectCase(value: Values[string]): string {
  if (value === null || value === undefined || value === '') return 'none';
  return value === 'none' ? 'other' : String(value);
}
