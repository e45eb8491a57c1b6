import type { TextsOf } from './texts.ts';
import type { supportTickets } from './support-tickets.ts';

/** Texts of ticket events. */
export const supportTicketsEn = {
  TicketOpened: {
    action: 'Asked for help',
    happened: 'Help was asked for',
    notices: {
      TicketOpened: {
        title: 'Suki support wrote to you',
        text: '{staff} has a question for you. Read it and answer in {code}.',
      },
    },
  },
  TicketReplied: {
    action: 'Replied to a request for help',
    happened: '{what, select, staff {Support replied} other {The person wrote}}',
    changes: 'message {sequence}',
    notices: {
      TicketReplied: {
        title: 'Suki support replied',
        text: '{staff} answered your request {code}.',
      },
    },
  },
  TicketNoted: {
    action: 'Wrote a note on a request for help',
    happened: 'A note was written for staff',
  },
  TicketAssigned: {
    action: 'Changed who answers a request for help',
    happened: 'Assignee changed',
    changes: '{assignee, select, none {with nobody} other {now with {assignee}}}',
  },
  TicketPrioritized: {
    action: 'Changed how urgent a request for help is',
    happened: 'How urgent it is was changed',
    changes: '{priority, select, low {low} high {high} urgent {urgent} other {normal}}',
  },
  TicketResolved: {
    action: 'Resolved a request for help',
    happened: '{what, select, staff {Support resolved it} other {The person said it’s solved}}',
    notices: {
      TicketResolved: {
        title: 'Your request is resolved',
        text: 'Tell us if {code} still isn’t right, or how we did.',
      },
    },
  },
  TicketReopened: {
    action: 'Reopened a request for help',
    happened: '{what, select, staff {Support reopened it} other {The person reopened it}}',
    notices: {
      TicketReopened: {
        title: 'We’re looking again',
        text: 'We’ve reopened your request {code}.',
      },
    },
  },
  TicketClosed: {
    action: 'Closed a request for help',
    happened: 'Closed for good',
  },
  TicketMerged: {
    action: 'Joined a request for help with another',
    happened: 'It goes on in another request',
    changes: 'into {code}',
  },
  TicketTookOver: {
    action: 'Took over another request for help',
    happened: 'Another request of the same person was added',
    changes: 'from {code}',
  },
  TicketRated: {
    action: 'Rated how support helped',
    happened: 'The person rated the help',
    changes: '{rating, select, good {good} other {bad}}',
  },
  TicketRead: {
    action: 'Read a request for help',
    happened: '{what, select, staff {Support read it} other {The person read it}}',
  },
} satisfies TextsOf<typeof supportTickets>;
