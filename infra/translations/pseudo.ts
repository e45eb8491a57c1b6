import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const plain = 'abcdefghijklmnopqrstuvwxyzACEINOSUYZ';
const accented = 'áƀćďéƒĝĥíĵķĺḿńóṕɋŕśţúṽŵẋýžÁĆÉÍŃÓŚÚÝŽ';

/** Puts accents on the letters of all texts: a text without accents on a screen is missing from the catalogue. */
export function pseudo(messages: Record<string, string>): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, accentedTokens(compileMessage(message)) as CompiledMessage]),
  );
}

/** A token is text or `[value, format, cases]`. */
function accentedTokens(tokens: unknown): unknown {
  if (!Array.isArray(tokens)) return tokens;
  return tokens.map((token: unknown) => {
    if (typeof token === 'string') return accentedText(token);
    if (!Array.isArray(token) || typeof token[2] !== 'object') return token;
    const cases = Object.entries(token[2] as object).map(([name, inner]) => [name, accentedTokens(inner)]);
    return [token[0], token[1], Object.fromEntries(cases)];
  });
}

/** Keeps tags unchanged. */
function accentedText(text: string): string {
  return text.replaceAll(/<[^>]*>|[a-zA-Z]/g, (found) => accented[plain.indexOf(found)] ?? found);
}
