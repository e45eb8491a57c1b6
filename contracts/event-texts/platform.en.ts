import type { TextsOf } from './texts.ts';
import type { platform } from './platform.ts';

/** Texts of platform events. */
export const platformEn = {
  SystemReset: {
    action: 'Reset the platform',
    happened: 'Platform reset: bookings, money, chats and requests for help start anew',
    changes: 'asked for by {requestedBy}, agreed to by {grantedBy}: {reason}',
  },
  DataExported: {
    action: 'Exported a list',
    happened: 'List exported',
    changes:
      '{rows, select, none {} other {{rows, plural, one {# row} other {# rows}}{filters, select, none {} other {, }}}}' +
      '{filters, select, none {} other {{filters}}}',
  },
  DataExportBrokenOff: {
    action: 'Export broke off',
    happened: 'Export broke off',
    changes: 'after {rows, plural, one {# row} other {# rows}}{filters, select, none {} other {, {filters}}}',
  },
  ConfigChanged: {
    action: 'Changed settings',
    happened: 'Settings changed',
    changes: '{settings, select, none {for the whole platform} other {{settings}}}',
  },
  ConfigChangeScheduled: {
    action: 'Scheduled a change of settings',
    happened: 'Change of settings scheduled',
    changes: '{settings}, from {effectiveAt}',
  },
  ConfigChangeWithdrawn: {
    action: 'Withdrew a change of settings',
    happened: 'Change of settings withdrawn',
    changes: '{settings}, from {effectiveAt}',
  },
} satisfies TextsOf<typeof platform>;
