import type { safetyEn } from './dispute-safety.en.ts';
import type { Translated } from './texts.ts';

export const safetyCeb: Translated<typeof safetyEn> = {
  SafetyReported: {
    action: 'Ni-report og tawo',
    happened: 'Naay gi-report nga tawo',
    changes: '{about, select, harassment {panghasi} threat {panghadlok o pagpanakit} theft {pangawat} other {uban pa}}',
  },
  SafetyReportClosed: {
    action: 'Gisirado ang report sa tawo',
    happened: 'Gisirado ang report: {reason}',
    changes: '{outcome, select, suspended {gisuspinde} warned {gipasidan-an} other {walay gihimo}}: {reason}',
    notices: {
      SafetyReportClosed: {
        title: 'Gisusi namo ang imong report',
        text: 'Salamat sa pagsulti namo. Gibuhat namo ang gikinahanglan.',
      },
      PersonWarned: { title: 'Pasidaan gikan sa Suki', text: '{warning}' },
    },
  },
};
