import type { PlatformEvent } from '../events/platform.ts';
import type { DetailsOf } from './event-details.ts';
import { changedSettings, wantedSettings } from './setting-words.ts';

export const platform = {
  SystemReset: { tone: 'danger', icon: 'Repeat', subject: () => 'Suki', strict: true },
  DataExported: { tone: 'mango', icon: 'Download', subject: ({ data }) => data.list.replace('_', ' '), strict: true },
  ConfigChanged: {
    tone: 'mango',
    icon: 'Settings',
    subject: () => 'Settings',
    strict: true,
    changes: (data) => ({ settings: changedSettings(data) }),
  },
  ConfigChangeScheduled: {
    tone: 'mango',
    icon: 'CalendarClock',
    subject: () => 'Settings',
    strict: true,
    changes: (data) => ({ settings: wantedSettings(data) }),
  },
  ConfigChangeWithdrawn: {
    tone: 'neutral',
    icon: 'Undo2',
    subject: () => 'Settings',
    strict: true,
    changes: (data) => ({ settings: wantedSettings(data) }),
  },
} satisfies DetailsOf<PlatformEvent['type']>;
