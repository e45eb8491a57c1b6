import type { TextsOf } from './texts.ts';
import type { platform } from './platform.ts';

/** Every event of the platform itself in words. */
export const platformEn = {
  DataExported: {
    action: 'Exported a list',
    happened: 'List exported',
    server: {
      changes: '{filters}',
    },
  },
  ConfigChanged: {
    action: 'Changed settings',
    happened: 'Settings changed',
    server: {
      changes: '{settings}',
    },
  },
  ConfigChangeScheduled: {
    action: 'Scheduled a change of settings',
    happened: 'Change of settings scheduled',
    server: {
      changes: '{settings}, from {effectiveAt}',
    },
  },
  ConfigChangeWithdrawn: {
    action: 'Withdrew a change of settings',
    happened: 'Change of settings withdrawn',
    server: {
      changes: '{settings}, from {effectiveAt}',
    },
  },
} satisfies TextsOf<typeof platform>;
