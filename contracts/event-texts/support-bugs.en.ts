import type { TextsOf } from './texts.ts';
import type { bugs } from './support-bugs.ts';

const title =
  '{status, select, in_progress {We’re looking into your report} resolved {What you reported is fixed} closed {Your ' +
  'report is closed} same {A word on your report} other {Your report is open again}}';

/** Texts of bug report events. */
export const bugsEn = {
  BugReported: {
    action: 'Reported a problem',
    happened: 'A problem was reported',
    changes: '{what}',
  },
  BugTriaged: {
    action: 'Looked into a report',
    happened:
      '{what, select, in_progress {The report is being looked into} resolved {The report is solved} closed {The report ' +
      'is closed} other {The report is open}}',
    changes: '{status}, {priority}{note, select, none {} other {: {note}}}',
    notices: {
      BugTriaged: {
        title,
        text:
          '{status, select, in_progress {Thanks for telling us. We’ll say so once it’s fixed.} resolved {Try it again. If ' +
          'it still goes wrong, tell us.} closed {We’re done with it. If it comes back, tell us.} other {We’re having ' +
          'another look at it.}}',
      },
      BugAnswered: { title, text: '{note}' },
    },
  },
  BugDeleted: {
    action: 'Took a report off the list',
    happened: 'The report was taken off the list{reason, select, none {} other {: {reason}}}',
    changes: '{reason, select, none {no reason} other {{reason}}}',
    notices: {
      BugDeleted: {
        title: 'Your report is off our list',
        text: '{reason}',
      },
      BugDeletedUnexplained: {
        title: 'Your report is off our list',
        text: 'Thanks for telling us. We won’t look into it any further.',
      },
    },
  },
} satisfies TextsOf<typeof bugs>;
