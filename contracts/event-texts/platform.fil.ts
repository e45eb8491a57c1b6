import type { Translated } from './texts.ts';
import type { platformEn } from './platform.en.ts';

export const platformFil: Translated<typeof platformEn> = {
  SystemReset: {
    action: 'Ni-reset ang platform',
    happened: 'Na-reset ang platform: nagsimulang muli ang mga booking, pera, chat, at hiling ng tulong',
    changes: 'hiningi ni {requestedBy}, sinang-ayunan ni {grantedBy}: {reason}',
  },
  DataExported: {
    action: 'Nag-export ng listahan',
    happened: 'Na-export ang listahan',
    changes:
      '{rows, select, none {} other {{rows} row{filters, select, none {} other {, }}}}' +
      '{filters, select, none {} other {{filters}}}',
  },
  DataExportBrokenOff: {
    action: 'Naputol ang pag-export',
    happened: 'Naputol ang pag-export',
    changes: 'pagkatapos ng {rows} row{filters, select, none {} other {, {filters}}}',
  },
  ConfigChanged: {
    action: 'Binago ang mga setting',
    happened: 'Nabago ang mga setting',
    changes: '{settings, select, none {para sa buong platform} other {{settings}}}',
  },
  ConfigChangeScheduled: {
    action: 'Itinakda ang pagbabago ng mga setting',
    happened: 'Naitakda ang pagbabago ng mga setting',
    changes: '{settings}, mula {effectiveAt}',
  },
  ConfigChangeWithdrawn: {
    action: 'Binawi ang nakatakdang pagbabago ng mga setting',
    happened: 'Nabawi ang nakatakdang pagbabago ng mga setting',
    changes: '{settings}, mula {effectiveAt}',
  },
};
