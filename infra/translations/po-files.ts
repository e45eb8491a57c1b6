/**
 * Translations are PO files, `<language>.po` in a folder `locales`, so that translators need no code. An entry's context
 * is the id of the text, its source is the English text. A file of English texts (`<name>.en.ts`) belongs to the
 * nearest folder `locales` above it, and the ids of its texts begin with its name: `booking.title`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import PO from 'pofile';

export const translations = ['fil', 'ceb'] as const;
export type Translation = (typeof translations)[number];

export type PoEntry = { id: string; english: string; text: string; fuzzy: boolean; file?: string };

export function readPo(path: string): PoEntry[] {
  return PO.parse(readFileSync(path, 'utf8')).items.map(({ msgctxt = '', msgid, msgstr, flags }) => ({
    id: msgctxt,
    english: msgid,
    text: msgstr[0] ?? '',
    fuzzy: flags.fuzzy === true,
  }));
}

/** Writes entries in the given order. `file`: the English file, for the reference that translators see. */
export function writePo(path: string, language: Translation, entries: readonly PoEntry[]): void {
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'Suki',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  po.items = entries.map(({ id, english, text, fuzzy, file }) => {
    const item = new PO.Item();
    item.msgctxt = id;
    item.msgid = english;
    item.msgstr = [text];
    item.references = file === undefined ? [] : [file];
    // Weblate then checks placeholders, as `npm run check` does.
    item.flags = { ...(fuzzy && { fuzzy }), ...(english.includes('{') && { 'icu-message-format': true }) };
    return item;
  });
  writeFileSync(path, po.toString());
}

/** The PO file of a file of English texts. */
export function poPathOf(englishFile: string, language: Translation): string {
  for (let folder = dirname(englishFile); folder !== dirname(folder); folder = dirname(folder)) {
    const locales = join(folder, 'locales');
    if (existsSync(locales)) return join(locales, `${language}.po`);
  }
  throw new Error(`No folder "locales" is above ${englishFile}. Create one beside it or above it.`);
}

/** The first part of the ids of its texts. */
export function nameOf(englishFile: string): string {
  return basename(englishFile, '.en.ts');
}
