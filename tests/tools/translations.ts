// `npm run translations` brings the PO files up to date with the English texts: it adds new texts, drops unused ones and
// marks translations of changed texts as fuzzy. `node tests/tools/translations.ts`, a part of `npm run check`, reports
// what a language lacks.
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import {
  type PoEntry,
  poPathOf,
  readPo,
  type Translation,
  translations,
  writePo,
} from '#infra/translations/po-files.ts';
import { type OwnText, textsOf } from '#infra/translations/text-ids.ts';

const root = join(import.meta.dirname, '../..');

/** Files whose texts people read in their language. Other `*.en.ts` are translated as far as these use them. */
const shown = '{frontend/src,command-api,query-api}/**/*.en.ts';

/** Texts to translate by PO file, in the order of the English files and of the texts in them. */
export async function textsByPo(
  language: Translation,
  files = globSync(shown, { cwd: root }),
): Promise<Map<string, OwnText[]>> {
  const used = (await Promise.all(files.map((file) => textsOf(join(root, file))))).flat();
  const ids = new Set(used.map(({ file, id }) => `${file} ${id}`));
  const texts = new Map<string, OwnText[]>();
  for (const file of [...new Set(used.map((text) => text.file))].toSorted()) {
    const own = (await textsOf(file)).filter((text) => text.file === file && ids.has(`${file} ${text.id}`));
    const path = poPathOf(file, language);
    texts.set(path, [...(texts.get(path) ?? []), ...own]);
  }
  return texts;
}

/** The entries for these texts. A text with a new id keeps the translation of the same English under its former id. */
export function updatedEntries(texts: readonly OwnText[], before: readonly PoEntry[]): PoEntry[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(texts.map(({ id }) => id));
  const renamed = new Map(before.filter(({ id }) => !ids.has(id)).map((entry) => [entry.english, entry]));
  return texts.map(({ id, english, file }) => {
    const { text = '', fuzzy = false, ...entry } = byId.get(id) ?? renamed.get(english) ?? {};
    const changed = 'english' in entry && entry.english !== english;
    return { id, english, text, fuzzy: text !== '' && (fuzzy || changed), file: relative(root, file) };
  });
}

/** The problems of the entries of a PO file, a sentence each, without the file's name. */
export function problemsOf(texts: readonly OwnText[], entries: readonly PoEntry[]): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = new Set(texts.map(({ id }) => id));
  return [
    ...repeated(texts.map(({ id }) => id)).map(
      (id) => `two English files have the text ${id}. Rename one of the files.`,
    ),
    ...entries
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => `${id} is used by no screen. Run npm run translations.`),
    ...texts.flatMap(({ id, english }) => {
      const entry = byId.get(id);
      if (!entry) return [`${id} is missing. Run npm run translations, then translate it.`];
      if (entry.english !== english) return [`${id} translates another English text. Run npm run translations.`];
      if (entry.text.trim() === '') return [`${id} has no translation. Translate it: ${english}`];
      if (entry.fuzzy) return [`${id} is marked fuzzy. Check the translation and remove the mark.`];
      return mismatches(english, entry.text).map((mismatch) => `${id} ${mismatch}`);
    }),
  ];
}

function mismatches(english: string, text: string): string[] {
  const [wanted, found] = [partsOf(english), partsOf(text)];
  if (!wanted) return [`cannot be parsed in English: ${english}`];
  if (!found) return [`cannot be parsed. Correct its braces: ${text}`];
  return [
    ...(wanted.join() === found.join()
      ? []
      : [`needs ${wanted.join(', ') || 'no placeholder'}, but has ${found.join(', ') || 'none'}.`]),
    // CLDR's `one` of these languages is also 2, 3, 5 …
    ...(/\bone \{/.test(text) ? ['has a plural form one. Use =1 for a single thing, or other alone.'] : []),
    ...[english, text]
      .filter((message) => /\d [AP]M\b/.test(message))
      .map((message) => `may break before AM or PM. Use a no-break space: ${message}`),
  ];
}

/** Placeholders, at any depth of plurals and selects, and tags; nothing for a message that cannot be parsed. */
function partsOf(message: string): string[] | undefined {
  try {
    const tags = [...message.matchAll(/<\/?(\w+)\/?>/g)].map(([, name]) => `<${name}>`);
    const names = namesIn(compileMessageOrThrow(message)).map((name) => `{${name}}`);
    return [...new Set([...names, ...tags])].toSorted();
  } catch {
    return undefined;
  }
}

function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , cases] = token as [string, string?, unknown?];
    return [name, ...(typeof cases === 'object' && cases ? Object.values(cases).flatMap(namesIn) : [])];
  });
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Problems of a language, or none after `--write`, which corrects what needs no translator. */
async function checked(language: Translation, writes: boolean): Promise<string[]> {
  const wanted = await textsByPo(language);
  const found = [...wanted].flatMap(([path, texts]) => {
    const entries = existsSync(path) ? readPo(path) : [];
    if (writes) writePo(path, language, updatedEntries(texts, entries));
    return writes ? [] : problemsOf(texts, entries).map((problem) => `${relative(root, path)}: ${problem}`);
  });
  const files = globSync(`**/locales/${language}.po`, { cwd: root, exclude: ['node_modules'] });
  const stray = files.filter((path) => !wanted.has(join(root, path)));
  return [...found, ...stray.map((path) => `${path}: no English text belongs to it. Delete it.`)];
}

if (import.meta.main) {
  const writes = process.argv.includes('--write');
  const found = (await Promise.all(translations.map((language) => checked(language, writes)))).flat();
  for (const problem of found) console.log(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}
