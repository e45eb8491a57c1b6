import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const catalogueFile = /\.(en|fil|ceb)\.ts$/;

/**
 * Compiles the messages of `*.en.ts`, `*.fil.ts` … at build time, so that the browser needs no message parser. In
 * development and in tests Lingui parses them, so this runs in `vite build` only.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: 'suki-compiled-catalogues',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: catalogueFile },
      async handler(id) {
        const file: Record<string, Record<string, string>> = await import(pathToFileURL(id).href);
        return Object.entries(file)
          .map(([name, messages]) => `export const ${name} = ${compiled(messages)};`)
          .join('\n');
      },
    },
  };
}

function compiled(messages: Record<string, string>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)])),
  );
}
