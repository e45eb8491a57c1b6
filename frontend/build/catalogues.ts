import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { poPathOf, readPo, type Translation, translations } from '../../infra/translations/po-files.ts';
import { pseudo } from '../../infra/translations/pseudo.ts';
import { textsOf } from '../../infra/translations/text-ids.ts';

const runtime = join(import.meta.dirname, '../src/i18n/catalogue.ts');
const screens = join(import.meta.dirname, '../src/');
const english = /\.en\.ts$/;
const translated = new RegExp(`\\.en\\.ts\\?(${translations.join('|')})$`);

/**
 * Makes a catalogue of each `*.en.ts` of the front end: registers its texts, and serves `*.en.ts?fil` and the like from
 * the PO files. A build compiles the messages, so that the browser needs no message parser, and keeps of a file only
 * its texts, whatever they were taken from. `accents` shows which words of a screen come from no catalogue.
 */
export function catalogues({ accents = false } = {}): Plugin {
  let compiles = false;
  let version = 0;
  return {
    name: 'suki-catalogues',
    enforce: 'pre',
    configResolved(config) {
      compiles = config.command === 'build';
    },
    load: {
      filter: { id: /\.en\.ts(\?\w+)?$/ },
      async handler(id) {
        const language = translated.exec(id)?.[1] as Translation | undefined;
        const file = id.replace(/\?\w+$/, '');
        if (language) {
          const texts = await textsOf(file, version);
          const paths = [...new Set(texts.map((text) => poPathOf(text.file, language)))];
          for (const path of paths) this.addWatchFile(path);
          return `export default ${served(wordsFrom(texts, language, paths), compiles)};`;
        }
        // Texts of contracts that code reads itself stay text.
        if (!id.startsWith(screens) || (!compiles && !accents)) return null;
        const tables: Record<string, Record<string, string>> = await import(
          `${pathToFileURL(id).href}?version=${version}`
        );
        return Object.entries(tables)
          .map(([name, table]) => `export const ${name} = ${served(accents ? pseudo(table) : table, compiles)};`)
          .join('\n');
      },
    },
    transform: {
      filter: { id: english },
      handler(code, id) {
        const texts = id.startsWith(screens) && /export const (\w+)\b/.exec(code)?.[1];
        if (!texts) return null;
        const name = id.slice(screens.length, -'.en.ts'.length);
        const others = translations.map(
          (language) => `${language}: () => import(${JSON.stringify(`${id}?${language}`)})`,
        );
        const registration = `registerTexts(${texts}, '${name}', { ${others.join(', ')} });`;
        return {
          code: `import { registerTexts } from ${JSON.stringify(runtime)};\n${code}\n${registration}`,
          map: null,
        };
      },
    },
    watchChange(id) {
      if (english.test(id)) version++;
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.po')) return undefined;
      // The page keeps the words that it has fetched.
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (translated.test(id)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function wordsFrom(texts: Awaited<ReturnType<typeof textsOf>>, language: Translation, paths: readonly string[]) {
  const words = new Map(paths.flatMap((path) => readPo(path).map(({ id, text }) => [`${path} ${id}`, text])));
  return Object.fromEntries(
    texts.flatMap(({ key, file, id }) => {
      const text = words.get(`${poPathOf(file, language)} ${id}`);
      // A text without a translation stays English.
      return text ? [[key, text]] : [];
    }),
  );
}

function served(messages: Record<string, unknown>, compiles: boolean): string {
  // Where each text is its own key, the browser needs no table for English.
  if (compiles && Object.entries(messages).every(([key, message]) => key === message)) return '{}';
  const parsed = (message: unknown) => (compiles && typeof message === 'string' ? compileMessage(message) : message);
  return JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, parsed(message)])));
}
