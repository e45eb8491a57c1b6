import type { PlatformEvent } from '../events/platform.ts';
import type { DetailsOf } from './event-details.ts';
import { changedSettings } from './setting-words.ts';

export const platform = {
  DataExported: { tone: 'mango', subject: ({ data }) => data.list.replace('_', ' '), strict: true },
  ConfigChanged: {
    tone: 'mango',
    subject: () => 'Settings',
    strict: true,
    changes: (data) => ({ settings: changedSettings(data) }),
  },
} satisfies DetailsOf<PlatformEvent['type']>;
