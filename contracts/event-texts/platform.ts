import type { PlatformEvent } from '../events/platform.ts';
import type { DetailsOf } from './event-details.ts';
import { truncate } from './change-values.ts';
import { changedSettings, wantedSettings } from './setting-changes.ts';

export const platform = {
  SystemReset: { tone: 'danger', icon: 'Repeat', subject: () => 'Suki', strict: true },
  DataExported: {
    tone: 'mango',
    icon: 'Download',
    subject: ({ data }) => ({ word: data.list }),
    strict: true,
    changes: ({ filters, rows }) => ({ filters: filterWords(filters), rows: rows ?? null }),
  },
  DataExportBrokenOff: {
    tone: 'danger',
    icon: 'Download',
    subject: ({ data }) => ({ word: data.list }),
    strict: true,
    changes: ({ filters }) => ({ filters: filterWords(filters) }),
  },
  ConfigChanged: {
    tone: 'mango',
    icon: 'Settings',
    subject: () => ({ word: 'settings' }),
    strict: true,
    changes: (data) => ({ settings: changedSettings(data) }),
  },
  ConfigChangeScheduled: {
    tone: 'mango',
    icon: 'CalendarClock',
    subject: () => ({ word: 'settings' }),
    strict: true,
    changes: (data) => ({ settings: wantedSettings(data) }),
  },
  ConfigChangeWithdrawn: {
    tone: 'neutral',
    icon: 'Undo2',
    subject: () => ({ word: 'settings' }),
    strict: true,
    changes: (data) => ({ settings: wantedSettings(data) }),
  },
} satisfies DetailsOf<PlatformEvent['type']>;

/**
 * `type=ConfigChanged&from=2026-11-01` → type ConfigChanged, from 2026-11-01. Older events also have the page number.
 */
function filterWords(filters: string): string {
  const named = [...new URLSearchParams(filters)].filter(([name]) => name !== 'page' && name !== 'limit');
  return truncate(named.map(([name, value]) => `${name} ${value}`.trim()).join(', '));
}
