import type { Translated } from './texts.ts';
import type { bugsEn } from './support-bugs.en.ts';

const title =
  '{status, select, in_progress {Tinitingnan na namin ang ini-report mo} resolved {Naayos na ang ini-report mo} closed ' +
  '{Isinara na ang report mo} same {May sagot sa report mo} other {Binuksan muli ang report mo}}';

export const bugsFil: Translated<typeof bugsEn> = {
  BugReported: {
    action: 'Nag-report ng problema',
    happened: 'May ini-report na problema',
    changes: '{what}',
  },
  BugTriaged: {
    action: 'Tiningnan ang isang report',
    happened:
      '{what, select, in_progress {Tinitingnan na ang report} resolved {Naayos na ang ini-report} closed {Isinara na ang ' +
      'report} other {Bukas ang report}}',
    changes: '{status}, {priority}{note, select, none {} other {: {note}}}',
    notices: {
      BugTriaged: {
        title,
        text:
          '{status, select, in_progress {Salamat sa pagsabi. Sasabihan ka namin kapag naayos na.} resolved {Subukan mo muli. ' +
          'Kung ganoon pa rin, sabihin mo sa amin.} closed {Tapos na kami rito. Kung bumalik ang problema, sabihin mo sa ' +
          'amin.} other {Titingnan namin ulit ito.}}',
      },
      BugAnswered: { title, text: '{note}' },
    },
  },
  BugDeleted: {
    action: 'Inalis ang isang report sa listahan',
    happened: 'Inalis ang report sa listahan{reason, select, none {} other {: {reason}}}',
    changes: '{reason, select, none {walang dahilan} other {{reason}}}',
    notices: {
      BugDeleted: {
        title: 'Inalis na namin ang report mo sa listahan',
        text: '{reason}',
      },
      BugDeletedUnexplained: {
        title: 'Inalis na namin ang report mo sa listahan',
        text: 'Salamat sa pagsabi. Hindi na namin ito titingnan pa.',
      },
    },
  },
};
