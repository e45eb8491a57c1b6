import type { TextsOf } from './texts.ts';
import type { bookingChanges } from './booking-changes.ts';

/** Every event of a booking’s new times and extras in words. */
export const bookingChangesEn = {
  RescheduleProposed: {
    action: 'Proposed a new time',
    happened: 'New time proposed: {when}',
    timeline: {
      youAskNewTime: 'You asked for a new time',
      workerAsksNewTime: '{name} asks for a new time',
      clientAsksNewTime: '{client} asks for a new time',
      newTimeIs: '{when}',
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
      newTimeAgreed: 'You agreed on a new time',
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
      youDeclinedTime: 'You kept the time as it was',
      workerDeclinedTime: '{name} can’t make the new time',
      clientDeclinedTime: '{client} can’t make the new time',
      timeStays: 'It stays {when}',
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
      clientExtraProposed: '{name} proposes an extra: {amount}',
      workerExtraProposed: 'You proposed an extra: {amount}',
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
      clientExtraApproved: 'You approved an extra: {amount}',
      workerExtraApproved: '{client} approved your extra: {amount}',
      newTotal: '“{reason}” In all: {amount}',
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
      clientExtraRefused: 'You refused an extra: {amount}',
      workerExtraRefused: '{client} refused your extra: {amount}',
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
