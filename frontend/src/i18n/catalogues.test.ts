import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { expectEach } from '#tests/harness/failing-cells.ts';
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

const messages = english.flatMap((path) =>
  Object.entries(messagesOf(path) ?? {}).map(([key, message]) => ({ path, key, message })),
);
const nameOf = ({ path, key }: { path: string; key: string }) => `${path}, ${key}`;

it('finds the catalogues', () => {
  expect(english.length).toBeGreaterThan(90);
  expect(messages.length).toBeGreaterThan(2_000);
});

it('parses every message, and none is empty', () =>
  expectEach(messages, nameOf, ({ message }) => {
    expect(message.trim()).not.toBe('');
    expect(() => compileMessage(message)).not.toThrow();
  }));

describe.each(translations)('in %s', (language) => {
  const translated = (path: string) => messagesOf(path.replace('.en.ts', `.${language}.ts`));

  it('has the same keys in every catalogue', () =>
    expectEach(
      english,
      (path) => path,
      (path) => {
        expect(translated(path), `${language} file is missing`).toBeDefined();
        expect(Object.keys(translated(path) ?? {}).sort()).toEqual(Object.keys(messagesOf(path) ?? {}).sort());
      },
    ));

  it('has the same placeholders and tags in every message', () =>
    expectEach(messages, nameOf, ({ path, key, message }) => {
      const other = translated(path)?.[key] ?? '';
      expect(other.trim()).not.toBe('');
      expect(tags(other)).toEqual(tags(message));
      expect(placeholders(other)).toEqual(placeholders(message));
      // CLDR's `one` of these languages is also 2, 3, 5 …: a single thing is `=1`.
      expect(other).not.toMatch(/\bone \{/);
    }));
});

it('never breaks a time before its AM or PM', () => {
  const broken = Object.keys(files).flatMap((path) =>
    Object.entries(messagesOf(path) ?? {}).flatMap(([key, message]) =>
      /\d [AP]M\b/.test(message) ? [`${path}, ${key}`] : [],
    ),
  );
  expect(broken).toEqual([]);
});
