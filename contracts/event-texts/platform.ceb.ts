import type { Translated } from './texts.ts';
import type { platformEn } from './platform.en.ts';

export const platformCeb: Translated<typeof platformEn> = {
  SystemReset: {
    action: 'Gi-reset ang platform',
    happened: 'Na-reset ang platform: nagsugod pag-usab ang mga booking, kwarta, chat, ug hangyo og tabang',
    changes: 'gihangyo ni {requestedBy}, gitugotan ni {grantedBy}: {reason}',
  },
  DataExported: {
    action: 'Nag-export og listahan',
    happened: 'Na-export ang listahan',
    changes:
      '{rows, select, none {} other {{rows} ka row{filters, select, none {} other {, }}}}' +
      '{filters, select, none {} other {{filters}}}',
  },
  DataExportBrokenOff: {
    action: 'Naputol ang pag-export',
    happened: 'Naputol ang pag-export',
    changes: 'human sa {rows} ka row{filters, select, none {} other {, {filters}}}',
  },
  ConfigChanged: {
    action: 'Giusab ang mga setting',
    happened: 'Nausab ang mga setting',
    changes: '{settings, select, none {para sa tibuok platform} other {{settings}}}',
  },
  ConfigChangeScheduled: {
    action: 'Gieskedyul ang pag-usab sa mga setting',
    happened: 'Naeskedyul ang pag-usab sa mga setting',
    changes: '{settings}, gikan {effectiveAt}',
  },
  ConfigChangeWithdrawn: {
    action: 'Gibawi ang naeskedyul nga pag-usab sa mga setting',
    happened: 'Nabawi ang naeskedyul nga pag-usab sa mga setting',
    changes: '{settings}, gikan {effectiveAt}',
  },
};
