import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { bookingNoShows } from './booking-no-shows.ts';

/** Texts of no-show and overdue events. */
export const bookingNoShowsEn = {
  NoShowReported: {
    action: 'Reported a no-show',
    happened: 'The {what} says nobody is there',
    changes: '{by, select, client {the worker isn’t there} other {the client isn’t there}}',
    timeline: {
      clientByYou: 'You said {name} isn’t there',
      workerByYou: 'You said {client} isn’t there',
      client: '{name} is at your door and can’t find you',
      worker: '{client} can’t find you',
      noteContradicts: 'Suki is looking into it. Nobody is charged until then.',
    },
    notices: {
      NoShowReported: {
        title: '{by, select, client {Your client can’t find you} other {Your worker can’t find you}}',
        text:
          '{contradicts, select, true {{code}: you each can’t find the other. Suki is looking into it; nobody is ' +
          'charged until then.} other {{by, select, client {{code} began {when}. Say you’re at the door, or on your ' +
          'way.} other {{code}: say you’re there before {until}, or it’s off and you owe the fee.}}}}',
        server: {
          text:
            '{contradicts, select, true {{code}: you each can’t find the other. Suki is looking into it; nobody is ' +
            'charged until then} other {{answerBy, select, none {{code} began {when}. Say that you’re at the door or ' +
            'on your way} other {{code}: say that you’re there before {until}, or the job is off and costs the fee}}}}',
        },
      },
    },
    server: {
      history:
        '{by, select, client {The client says that the worker isn’t there} other {The worker says that ' +
        'the client isn’t there}}',
    },
  },
  NoShowAnswered: {
    action: 'Answered a no-show',
    happened: 'The {what} is there or on the way',
    changes: `the ${codesEn.by} is there or on the way{message, select, none {} other {: {message}}}`,
    timeline: {
      clientByYou: 'You said you’re there',
      workerByYou: 'You said you’re on the way',
      client: '{name} is on the way',
      worker: '{client} says they’re there',
      noteMessage: '“{message}”',
    },
    notices: {
      NoShowAnswered: {
        title: '{by, select, client {Your client is there} other {Your worker is on the way}}',
        text: '{code}. {message}',
        server: {
          text: '{code}{message, select, none {} other {: {message}}}',
        },
      },
    },
    server: {
      history: 'The {by} is there or on the way',
    },
  },
  NoShowDisputed: {
    action: 'Disputed a no-show',
    happened: 'The {what} sees it differently: {reason}',
    changes: '{reason}',
    timeline: {
      bothByYou: 'You told Suki what happened',
      client: '{name} sees it differently',
      worker: '{client} sees it differently',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowDisputed: {
        title: 'Suki is looking into a no-show',
        text:
          '{code}: {person, select, none {{by, select, client {the client} other {the worker}}} other {{person}}} says ' +
          '“{reason}”',
        server: {
          text: '{code}: the {by} says “{reason}”',
        },
      },
    },
    server: {
      history: 'The {by} says that it was otherwise: {reason}',
    },
  },
  NoShowSettled: {
    action: 'Settled a no-show',
    happened: 'No-show settled, fee {amount}: {reason}',
    changes: `${codesEn.against}, {outcome, select, upheld {upheld} other {waived}}, fee: {fee}: {reason}`,
    timeline: {
      bothOutcomeWaived: 'Suki waived the no-show',
      both: 'Suki looked into it: the no-show counts',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowSettled: {
        title: '{outcome, select, waived {The no-show was waived} other {The no-show counts}}',
        text: '{code}: {reason}',
      },
    },
    server: {
      history: '{outcome, select, waived {The no-show was waived} other {The no-show counts}}',
    },
  },
  BookingOverdue: {
    action: 'Asked whether a job took place',
    happened: 'Both sides were asked whether it took place',
    changes: '{stage, select, unstarted {unstarted} other {unfinished}}, closes {closesAt}',
    timeline: {
      clientStageUnstarted: '{name} hasn’t checked in',
      workerStageUnstarted: 'You haven’t checked in',
      client: '{name} hasn’t said it’s done',
      worker: 'You haven’t said it’s done',
      note: 'If nobody does, it closes {closesAt}. Nothing will be charged then.',
    },
    notices: {
      BookingOverdue: {
        title:
          '{stage, select, unstarted {{reader, select, client {Is {person, select, none {your worker} other ' +
          '{{person}}} there?} other {Are you there?}}} other {Is it done?}}',
        text:
          '{stage, select, unstarted {{code}: ' +
          '{reader, select, client {{person, select, none {your worker} other {{person}}} hasn’t} other {you ' +
          'haven’t}} checked in.} other {{code}: tell us, or it closes {until} and nothing is charged.}}',
        server: {
          title: '{stage, select, unstarted {Has it begun?} other {Is it done?}}',
          text: '{code}: tell us. It closes {until}, and nothing is charged',
        },
      },
    },
    server: {
      history: '{stage, select, unstarted {Nobody has said that it began} other {Nobody has said that it’s done}}',
    },
  },
  BookingReopened: {
    action: 'Offered a job to others',
    happened: 'Offered to others for {when}',
    changes: '{reason, select, worker_suspended {worker suspended} other {{reason}}}, {startsAt}',
    timeline: {
      client: 'The worker can’t come anymore',
      note: 'We’re asking the others, same time and price',
    },
    notices: {
      BookingReopened: {
        title: '{reader, select, client {Your worker can’t come} other {Your job goes to others}}',
        text:
          '{reader, select, client {{code}, {when}: we’re asking the others for the same time and price.} ' +
          'other {{code}, {when}, is offered to others while your account is suspended.}}',
        server: {
          title: 'The job goes to another worker',
          text:
            '{as, select, client {Your worker can’t come. We’re asking others for {code}, {when}} other ' +
            '{{code}, {when}, is offered to others while your account is suspended}}',
        },
      },
    },
    server: {
      history: 'The worker can’t come; it’s open to the others',
    },
  },
} satisfies TextsOf<typeof bookingNoShows>;
