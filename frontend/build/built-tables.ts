import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What `*.built.ts` exports is worked out at build time, so that the browser gets a table and not the code that it is
 * made from. In development and in tests the file is loaded as it is.
 */
export function builtTables(): Plugin {
  return {
    name: 'suki-built-tables',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        const file: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(file)
          .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`)
          .join('\n');
      },
    },
  };
}
