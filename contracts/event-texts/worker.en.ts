import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { worker } from './worker.ts';

/** Texts of worker events. */
export const workerEn = {
  WorkerApplied: {
    action: 'Applied as a worker',
    happened: '{name} applied as a worker',
  },
  WorkerRenamed: {
    action: 'Changed name or picture',
    happened: 'Now shown as {name}',
    changes: '{name}',
  },
  DocumentSubmitted: {
    action: 'Handed in a document',
    happened: 'Document handed in: {name}',
    changes: `${codesEn.documentKind}: {name}`,
  },
  DocumentWithdrawn: {
    action: 'Took back a document',
    happened: 'Document taken back: {name}',
    changes: `${codesEn.documentKind}: {name}`,
  },
  DocumentRead: {
    action: 'Opened a document',
    happened: 'Document opened by staff: {name}',
    changes:
      '{name}{cause, select, application {: checking the application} complaint {: a complaint} safety {: safety} ' +
      'authority {: an authority asked} other {}}{reason, select, none {} other {: {reason}}}',
  },
  DocumentApproved: {
    action: 'Accepted a document',
    happened: 'Document accepted: {name}',
    changes: `{name}: ${codesEn.documentKind}{expiresOn, select, none {} other {, valid to {expiresOn}}}`,
  },
  DocumentRefused: {
    action: 'Rejected a document',
    happened: 'Document rejected: {reason}',
    changes: '{name}: {reason}',
    notices: {
      DocumentRefused: {
        title: 'We couldn’t accept a document',
        text: '{name}: {reason}',
      },
    },
  },
  DocumentExpiring: {
    action: 'Document expires soon',
    happened: 'Document expires soon: {name}',
    changes: `{name}: ${codesEn.documentKind}, valid to {expiresOn}`,
    notices: {
      DocumentExpiring: {
        title: 'A document expires soon',
        text:
          '{kind, select, valid_id {Your ID is valid to {day}. Hand in the new one before that, so you keep ' +
          'getting jobs.} nbi_clearance {Your NBI clearance is valid to {day}. Hand in the new one before ' +
          'that.} police_clearance {Your police clearance is valid to {day}. Hand in the new one before ' +
          'that.} other {Your certificate is valid to {day}. Hand in the new one before that.}}',
        server: {
          text:
            'Your {kind, select, valid_id {ID} nbi_clearance {NBI clearance} police_clearance {police ' +
            'clearance} certificate {certificate} other {document}} is valid to {day}. Hand in the new one ' +
            'before that',
        },
      },
    },
  },
  DocumentExpired: {
    action: 'Document has expired',
    happened: 'Document has expired: {name}',
    changes: `{name}: ${codesEn.documentKind}, valid to {expiresOn}`,
    notices: {
      DocumentExpired: {
        title: 'A document has expired',
        text:
          '{kind, select, valid_id {Your ID has expired, so you get no new jobs. Hand in the new one. Jobs ' +
          'you accepted stay yours.} nbi_clearance {Your NBI clearance has expired, and clients no longer ' +
          'see it. Hand in the new one.} police_clearance {Your police clearance has expired, and clients ' +
          'no longer see it. Hand in the new one.} other {Your certificate has expired, and clients no ' +
          'longer see it. Hand in the new one.}}',
        server: {
          text:
            '{kind, select, valid_id {Your ID has expired, so you get no new jobs. Hand in the new one. Jobs ' +
            'that you accepted stay yours} other {Your {kind, select, nbi_clearance {NBI clearance} ' +
            'police_clearance {police clearance} certificate {certificate} other {document}} has expired, and ' +
            'clients don’t see it any more. Hand in the new one}}',
        },
      },
    },
  },
  RequiredDocumentsDue: {
    action: 'Required documents due',
    happened: 'Required documents due by {dueOn}',
    changes: '{missing, select, none {} other {{missing}, }}by {dueOn}',
    notices: {
      RequiredDocumentsDue: {
        title: '{stage, select, over {No new jobs until we have your documents} other {We need a document from you}}',
        text:
          '{stage, select, over {You get no new jobs until we have checked {lacks, select, valid_id {a ' +
          'valid ID} clearance {an NBI or ' +
          'police clearance} other {a valid ID and an NBI or police clearance}}. Hand it in under Documents; jobs ' +
          'you accepted stay yours.} other {Hand in {lacks, select, valid_id {a valid ID} clearance {an NBI or police ' +
          'clearance} other {a valid ID and an NBI or police clearance}} under Documents. If we haven’t checked it ' +
          'by {day}, you get no new jobs until we have.}}',
      },
    },
  },
  WorkerApproved: {
    action: 'Approved a worker',
    happened: 'Worker approved',
    changes: 'now approved',
    notices: {
      WorkerApproved: {
        title: 'You’re approved',
        text: 'Clients can find and book you now.',
        server: {
          text: 'Clients can find and book you now',
        },
      },
    },
  },
  WorkerRejected: {
    action: 'Rejected a worker',
    happened: 'Worker rejected: {reason}',
    changes: '{reason}',
    notices: {
      WorkerRejected: {
        title: 'Your application was turned down',
        text: '{reason}',
      },
    },
  },
  ApplicationResubmitted: {
    action: 'Applied again',
    happened: 'Applied again',
    changes:
      'rejected → waiting, mended {mended, select, name {name} services {services} place {place} hours {hours} ' +
      'other {documents}}',
  },
  MissingItemsRequested: {
    action: 'Asked for what’s missing',
    happened: 'Asked for what’s missing',
    changes: '{missing, select, none {} other {{missing}}}',
    notices: {
      MissingItemsRequested: {
        title: 'Your application needs a little more',
        text: 'See what’s missing. Once it’s all there, we’ll look at it.',
        server: {
          text: 'Open your day to see what’s missing. We look at it as soon as it’s there',
        },
      },
    },
    server: {
      action: 'Asked for what is missing',
    },
  },
  ServicesOffered: {
    action: 'Chose services',
    happened: 'Services chosen',
    changes: '{services, select, none {} other {{services}}}',
  },
  RatesChanged: {
    action: 'Changed rates',
    happened: 'Rates from {amount}',
    changes: '{rates}',
  },
  ProfessionalProfileChanged: {
    action: 'Changed the worker profile',
    happened: 'Worker profile changed',
    changes: '{tagline}',
  },
  PortfolioChanged: {
    action: 'Changed the portfolio',
    happened: 'Portfolio changed',
    changes: '{pictures, plural, one {# picture} other {# pictures}}',
  },
  WeeklyHoursSet: {
    action: 'Set working hours',
    happened: 'Working hours set',
    changes: '{days, plural, one {# day} other {# days}} a week',
    server: {
      action: 'Set opening hours',
    },
  },
  BookingRulesSet: {
    action: 'Set booking rules',
    happened: 'Booking rules set',
  },
  TimeOffAdded: {
    action: 'Took time off',
    happened: 'Time off added',
    changes: '{from} to {to}',
  },
  TimeOffRemoved: {
    action: 'Came back earlier',
    happened: 'Time off taken back',
  },
  PayoutAccountSet: {
    action: 'Set the payout account',
    happened: 'Payout account set: {what}',
    changes: '{destination} {account}{heldUntil, select, none {} other {, payouts wait until {heldUntil}}}',
    notices: {
      PayoutAccountSet: {
        title: 'Your payout account was set',
        text: 'Your Friday money goes to {destination} {account}. Wasn’t it you? Tell us at once.',
        server: {
          text: 'Your Friday money goes to {destination} {account}. Was it not you? Tell us at once',
        },
      },
      PayoutAccountFirst: {
        title: 'Your payout account was set',
        text:
          'Your Friday money goes to {destination} {account}. Payouts wait until {until}. Wasn’t it you? Tell ' +
          'us at once.',
        server: {
          text:
            'Your Friday money goes to {destination} {account}. Payouts wait until {until}. Was it not you? Tell us ' +
            'at once',
        },
      },
      PayoutAccountChanged: {
        title: 'Your payout account was changed',
        text:
          'Your Friday money goes to {destination} {account}. Payouts wait until {until}. Wasn’t it you? ' +
          'Change it back, and tell us at once.',
        server: {
          text:
            'Your Friday money goes to {destination} {account}. Payouts wait until {until}. Was it not you? Tell us ' +
            'at once',
        },
      },
    },
  },
  PayoutAccountWithdrawn: {
    action: 'Took the payout account back',
    happened: 'Payout account taken back: {what}',
    changes: 'it was set with a number that was changed by somebody else',
    notices: {
      PayoutAccountWithdrawn: {
        title: 'Set your payout account again',
        text: 'The last one was set while your number wasn’t yours. Your money waits until you set your own.',
        server: {
          text: 'The last one was set while your number wasn’t yours. Your money waits until you set your own',
        },
      },
    },
  },
} satisfies TextsOf<typeof worker>;
