import type { TextsOf } from './texts.ts';
import type { bookingChanges } from './booking-changes.ts';

/** Every event of a booking’s new times and extras in words. */
export const bookingChangesEn = {
  RescheduleProposed: {
    action: 'Proposed a new time',
    happened: 'New time proposed: {when}',
    timeline: {
      bothByYou: 'You asked for a new time',
      client: '{name} asks for a new time',
      worker: '{client} asks for a new time',
      note: '{when}',
    },
    notices: {
      RescheduleProposed: {
        title: 'A new time is asked for',
        text: '{by, select, client {{code}: the client asks for {when}} other {{code}: your worker asks for {when}}}',
        server: {
          text: '{code}: the {by} asks for {when}',
        },
      },
    },
    server: {
      changes: '{before} → {startsAt}',
      history: 'The {by} asks for a new time: {when}',
    },
  },
  RescheduleAccepted: {
    action: 'Accepted a new time',
    happened: 'New time agreed: {when}',
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
    server: {
      changes: '{before} → {startsAt}',
    },
  },
  RescheduleDeclined: {
    action: 'Declined a new time',
    happened: 'New time declined: {when}',
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
          '{by, select, client {{code}: {when} does not work for the client} other {{code}: {when} does not ' +
          'work for your worker}}',
        server: {
          text: '{code}: the {by} can not make {when}',
        },
      },
    },
    server: {
      changes: 'stays {before}',
      history: 'The {by} declined the new time; it stays {before}',
    },
  },
  ExtraProposed: {
    action: 'Proposed an extra',
    happened: 'Extra proposed, {amount}: {reason}',
    timeline: {
      client: '{name} proposes an extra: {amount}',
      worker: 'You proposed an extra: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraProposed: {
        title: 'An extra is proposed',
        text: '{code}, {amount}: {reason}',
      },
    },
    server: {
      changes: '{amount}: {reason}',
    },
  },
  ExtraApproved: {
    action: 'Approved an extra',
    happened: 'Extra approved, {amount}: {reason}. In all: {total}',
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
      changes: '{amount}: {reason}, {total} in all',
      history: 'Extra approved, {amount}: {reason}',
    },
  },
  ExtraRefused: {
    action: 'Refused an extra',
    happened: 'Extra refused, {amount}: {reason}',
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
    server: {
      changes: '{amount}: {reason}',
    },
  },
} satisfies TextsOf<typeof bookingChanges>;
