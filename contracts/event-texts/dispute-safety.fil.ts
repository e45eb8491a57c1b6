import type { safetyEn } from './dispute-safety.en.ts';
import type { Translated } from './texts.ts';

export const safetyFil: Translated<typeof safetyEn> = {
  SafetyReported: {
    action: 'Nag-report ng tao',
    happened: 'May ini-report na tao',
    changes:
      '{about, select, harassment {panliligalig} threat {pananakot o pananakit} theft {pagnanakaw} other {iba pa}}',
  },
  SafetyReportClosed: {
    action: 'Isinara ang report sa tao',
    happened: 'Isinara ang report: {reason}',
    changes: '{outcome, select, suspended {sinuspinde} warned {binalaan} other {walang ginawa}}: {reason}',
    notices: {
      SafetyReportClosed: {
        title: 'Tiningnan namin ang report mo',
        text: 'Salamat sa pagsabi sa amin. Ginawa namin ang kailangan.',
      },
      PersonWarned: { title: 'Babala mula sa Suki', text: '{warning}' },
    },
  },
};
