import type { PlatformEvent } from '../events/platform.ts';
import type { DetailsOf } from './event-details.ts';
import { changedSettings, wantedSettings } from './setting-changes.ts';

export const platform = {
  SystemReset: { tone: 'danger', icon: 'Repeat', subject: () => 'Suki', strict: true },
  DataExported: { tone: 'mango', icon: 'Download', subject: ({ data }) => ({ word: data.list }), strict: true },
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
