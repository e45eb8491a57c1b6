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
} satisfies TextsOf<typeof platform>;
