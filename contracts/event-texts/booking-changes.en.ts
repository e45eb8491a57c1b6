import type { TextsOf } from './texts.ts';
import type { bookingChanges } from './booking-changes.ts';

/** Texts of reschedule and extra events. */
export const bookingChangesEn = {
  RescheduleProposed: {
    action: 'Proposed a new time',
    happened: 'New time proposed: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      bothByYou: 'You asked for a new time',
      client: '{name} asked for a new time',
      worker: '{client} asked for a new time',
      note: '{when}',
    },
    notices: {
      RescheduleProposed: {
        title: 'New time proposed',
        text:
          '{person, select, none {{by, select, client {The client} other {Your worker}}} other {{person}}} asks for ' +
          '{when} for {code}',
        server: {
          text: '{code}: the {by} asks for {when}',
        },
      },
    },
    server: {
      history: 'The {by} asks for a new time: {when}',
    },
  },
  RescheduleAccepted: {
    action: 'Accepted a new time',
    happened: 'New time agreed: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      both: 'You agreed on a new time',
      note: '{when}',
    },
    notices: {
      RescheduleAccepted: {
        title: 'New time agreed',
        text: '{code} is now {when}.',
        server: {
          text: '{code} is now {when}',
        },
      },
    },
  },
  RescheduleDeclined: {
    action: 'Declined a new time',
    happened: 'New time declined: {when}',
    changes: 'stays {before}',
    timeline: {
      bothByYou: 'You kept the time as it was',
      client: '{name} can’t make the new time',
      worker: '{client} can’t make the new time',
      note: 'It stays {before}',
    },
    notices: {
      RescheduleDeclined: {
        title: 'The time stays',
        text:
          '{by, select, client {{person, select, none {The client} other {{person}}} can’t make {when}} other ' +
          '{{person, select, none {Your worker} other {{person}}} can’t come {when}}}.{before, select, none {} ' +
          'other { {code} stays {before}.}}',
        server: {
          text: '{code}: the {by} can’t make {when}',
        },
      },
    },
    server: {
      history: 'The {by} declined the new time; it stays {before}',
    },
  },
  RescheduleWithdrawn: {
    action: 'Withdrew a new time',
    happened: 'New time withdrawn: {when}',
    changes: 'stays {before}',
    timeline: {
      bothByYou: 'You took back the new time',
      client: '{name} took back the new time',
      worker: '{client} took back the new time',
      note: 'It stays {before}',
    },
    notices: {
      RescheduleWithdrawn: {
        title: 'The time stays',
        text:
          '{person, select, none {{by, select, client {The client} other {Your worker}}} other {{person}}} took back ' +
          '{when}.{before, select, none {} other { {code} stays {before}.}}',
        server: {
          text: '{code}: the {by} took back {when}',
        },
      },
    },
    server: {
      history: 'The {by} took back the new time; it stays {before}',
    },
  },
  ExtraProposed: {
    action: 'Proposed an extra',
    happened: 'Extra proposed, {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: '{name} proposed an extra: {amount}',
      worker: 'You proposed an extra: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraProposed: {
        title: 'An extra was proposed',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  ExtraApproved: {
    action: 'Approved an extra',
    happened: 'Extra approved, {amount}: {reason}. In all: {total}',
    changes: '{amount}: {reason}, {total} in all',
    timeline: {
      client: 'You approved an extra: {amount}',
      worker: '{client} approved your extra: {amount}',
      note: '“{reason}” In all: {total}',
    },
    notices: {
      ExtraApproved: {
        title: 'Extra approved',
        text: '{code}, {amount}: {reason}. In all: {total}.',
        server: {
          text: '{code}, {amount}: {reason}. In all {total}',
        },
      },
    },
    server: {
      history: 'Extra approved, {amount}: {reason}',
    },
  },
  ExtraRefused: {
    action: 'Declined an extra',
    happened: 'Extra refused, {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'You refused an extra: {amount}',
      worker: '{client} refused your extra: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraRefused: {
        title: 'Extra refused',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
} satisfies TextsOf<typeof bookingChanges>;
