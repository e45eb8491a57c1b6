import { iconNamesOfEvents } from '../../contracts/event-texts/every-event.ts';
import type { Plugin } from 'vite';

/**
 * Resolves the icons of events at build time, so that the browser gets each icon by event type without icon names and
 * event details. The names are lucide's. In development and in tests src/domain/event-icons.ts is used directly.
 */
export function eventIcons(): Plugin {
  const rows = iconNamesOfEvents();
  const names = new Set(rows.map(([, name]) => name));
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
