import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';

/** Every `<name>.en.ts` needs the same keys, the same placeholders and the same tags in every other language. */

type File = Record<string, Record<string, string>>;
const files = import.meta.glob<File>('../**/*.{en,fil,ceb}.ts', { eager: true });
const translations = Object.keys(languages).filter((language) => language !== 'en');

function messagesOf(path: string): Record<string, string> | undefined {
  const file = files[path];
  return file ? Object.values(file)[0] : undefined;
}

/** The names of the values that a message takes, at any depth of its plurals and selects. */
function placeholders(message: string): string[] {
  return [...new Set(namesIn(compileMessage(message)))].sort();
}

function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , forms] = token as [string, string?, unknown?];
    return [name, ...(typeof forms === 'object' && forms ? Object.values(forms).flatMap(namesIn) : [])];
  });
}

function tags(message: string): string[] {
  return [...new Set([...message.matchAll(/<\/?(\w+)\/?>/g)].map(([, name]) => name ?? ''))].sort();
}

const english = Object.keys(files).filter((path) => path.endsWith('.en.ts'));

describe.each(english)('%s', (path) => {
  const source = messagesOf(path) ?? {};

  it('can be parsed and is nowhere empty', () => {
    for (const [key, message] of Object.entries(source)) {
      expect(message.trim(), key).not.toBe('');
      expect(() => compileMessage(message), key).not.toThrow();
    }
  });

  it.each(translations)('is complete in %s', (language) => {
    const translated = messagesOf(path.replace('.en.ts', `.${language}.ts`));
    expect(translated, `${language} file is missing`).toBeDefined();
    expect(Object.keys(translated ?? {}).sort()).toEqual(Object.keys(source).sort());
    for (const [key, message] of Object.entries(source)) {
      const other = translated?.[key] ?? '';
      expect(other.trim(), key).not.toBe('');
      expect(tags(other), key).toEqual(tags(message));
      expect(placeholders(other), key).toEqual(placeholders(message));
      // CLDR's `one` of these languages is also 2, 3, 5 …: a single thing is `=1`.
      expect(other, key).not.toMatch(/\bone \{/);
    }
  });
});

it('finds the catalogues', () => {
  expect(english.length).toBeGreaterThan(0);
});
