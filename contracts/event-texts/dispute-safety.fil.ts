import type { safetyEn } from './dispute-safety.en.ts';
import type { Translated } from './texts.ts';

export const safetyFil: Translated<typeof safetyEn> = {
  SafetyReported: { action: 'Nag-report ng tao', happened: 'May ini-report na tao' },
  SafetyReportClosed: {
    action: 'Isinara ang report sa tao',
    happened: 'Isinara ang report: {reason}',
    notices: {
      SafetyReportClosed: {
        title: 'Tiningnan namin ang report mo',
        text: 'Salamat sa pagsabi sa amin. Ginawa namin ang kailangan.',
      },
      PersonWarned: { title: 'Babala mula sa Suki', text: '{warning}' },
    },
  },
};
