import { eventIconNames } from '../src/domain/event-icon-names.ts';
import type { Plugin } from 'vite';

/**
 * Makes the table of events' icons at build time, so that the browser gets each icon by its event and neither their names
 * nor the details of events that they are taken from. The names are lucide's own. In development and in tests
 * src/domain/event-icons.ts is loaded as it is.
 */
export function eventIcons(): Plugin {
  const rows = Object.entries(eventIconNames);
  const names = new Set(Object.values(eventIconNames));
  return {
    name: 'suki-event-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/domain\/event-icons\.ts$/ },
      handler: () =>
        `import { ${[...names].join(', ')} } from 'lucide-react';\n` +
        `export const eventIcons = { ${rows.map(([type, name]) => `${type}: ${name}`).join(', ')} };\n`,
    },
  };
}
