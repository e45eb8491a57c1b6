import type { safety } from './dispute-safety.ts';
import type { TextsOf } from './texts.ts';

/** Texts of safety report events. */
export const safetyEn = {
  SafetyReported: {
    action: 'Reported a person',
    happened: 'A person was reported',
    changes: '{about, select, harassment {harassment} threat {threat} theft {theft} other {other}}',
  },
  SafetyReportClosed: {
    action: 'Closed a safety report',
    happened: 'The report was closed: {reason}',
    changes: '{outcome, select, suspended {suspended} warned {warned} other {no action}}: {reason}',
    notices: {
      SafetyReportClosed: {
        title: 'We looked into your report',
        text: 'Thank you for telling us. We’ve done what was needed.',
      },
      PersonWarned: { title: 'A warning from Suki', text: '{warning}' },
    },
  },
} satisfies TextsOf<typeof safety>;
