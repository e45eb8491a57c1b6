import type { TextsOf } from './texts.ts';
import type { booking } from './booking.ts';

/** Texts of booking events. */
export const bookingEn = {
  BookingRequested: {
    action: 'Requested a booking',
    happened: '{what} requested for {when}',
    changes: '{service}, {startsAt}',
    timeline: {
      clientNoWorker: 'You asked the workers nearby',
      client: 'You asked {name}',
      workerNoWorker: '{client} asked the workers nearby',
      worker: '{client} asked you',
      clientNoteInsteadOf: 'In place of {insteadOf}',
    },
    notices: {
      BookingRequested: {
        title: 'New booking request',
        text: '{client} asks for {service}, {when}, {amount}',
        server: {
          text: '{client} asks for {service}, {when}',
        },
      },
    },
    server: {
      history:
        '{name, select, none {{service} requested, open to all workers nearby} other {{service} requested from ' +
        '{name}}}',
    },
  },
  BookingAccepted: {
    action: 'Accepted a booking',
    happened: '{name} accepted for {amount}',
    changes: 'price: {price}',
    timeline: {
      client: '{name} accepted',
      worker: 'You accepted',
      note: 'Price and time are fixed: {amount}',
    },
    notices: {
      BookingAccepted: {
        title: 'Booking accepted',
        text: '{worker} comes {when}',
      },
    },
  },
  BookingDeclined: {
    action: 'Declined a booking',
    happened: 'Declined: {reason}',
    changes: '{reason}',
    timeline: {
      clientCauseTimeTaken: '{name} got another job for that time',
      clientCauseWorkerUnavailable: '{name} can’t take jobs right now',
      client: '{name} said no',
      workerCauseTimeTaken: 'You took another job for that time',
      workerCauseWorkerUnavailable: 'You couldn’t take new jobs then',
      worker: 'You said no',
      noteNoCause: '“{reason}”',
    },
    notices: {
      BookingDeclined: {
        title: 'Booking declined',
        text: '{code}: {reason}',
      },
      BookingTimeTaken: {
        title: 'That time just went',
        text:
          '{person, select, none {Your worker} other {{person}}} got another job for it. Ask other workers for {code}, ' +
          'or choose another time',
        server: {
          title: 'Booking declined',
          text: '{code}: {reason}',
        },
      },
      WorkerUnavailable: {
        title: '{person, select, none {Your worker} other {{person}}} can’t come',
        text: '{code}: they can’t take jobs right now. Ask other workers, or choose another worker',
        server: {
          title: 'Booking declined',
          text: '{code}: {reason}',
        },
      },
    },
    server: {
      history: '{stillOpen, select, true {A worker can’t take it} other {Declined: {reason}}}',
    },
  },
  BookingExpired: {
    action: 'Expired a booking',
    happened: 'Expired without an answer',
    changes: 'no answer in time',
    timeline: {
      both: 'Nobody answered in time',
    },
    notices: {
      BookingExpired: {
        title: 'Nobody answered in time',
        text: '{code}: your request has expired. Choose another worker or time.',
        server: {
          text: '{code} has expired. Choose another worker or time',
        },
      },
    },
  },
  WorkerArrived: {
    action: 'Arrived',
    happened: 'The worker arrived',
    changes:
      'accepted → arrived{lateMinutes, select, none {} other {, {lateMinutes, plural, one {# minute} ' +
      'other {# minutes}} late}}',
    timeline: {
      client: '{name} arrived',
      worker: 'You arrived',
      noteLateMinutes: '{lateMinutes, plural, one {# minute late} other {# minutes late}}',
    },
    notices: {
      WorkerArrived: {
        title: '{person, select, none {Your worker is} other {{person} is}} at your door',
        text: '{code}: here now.',
        server: {
          title: 'Your worker is here',
          text: '{code}: your worker is at the door',
        },
      },
    },
    server: {
      history: '{lateMinutes, select, none {The worker arrived} other {The worker arrived {lateMinutes} minutes late}}',
    },
  },
  WorkStarted: {
    action: 'Started work',
    happened: 'Work started',
    changes: 'arrived → in progress',
    timeline: {
      client: '{name} started the work',
      worker: 'You started the work',
    },
    notices: {
      WorkStarted: {
        title: 'Work started',
        text: '{code}: the work is under way.',
        server: {
          text: '{code}: the work is under way',
        },
      },
    },
  },
  WorkCompleted: {
    action: 'Completed the work',
    happened: 'Work completed for {amount}',
    changes: '{finalAmount}',
    timeline: {
      clientByClient: 'You said the work is done',
      workerByClient: '{client} said the work is done',
      bothByAdmin: 'Suki marked the work as done',
      client: '{name} completed the work',
      worker: 'You completed the work',
      noteNote: '“{note}”',
    },
    notices: {
      WorkCompleted: {
        title: 'Work completed',
        text: '{service} is done: {amount}. How was it?',
      },
    },
  },
  BookingCancelled: {
    action: 'Cancelled a booking',
    happened: 'Cancelled, fee {amount}: {reason}',
    changes:
      '{cause, select, none {} client_gone {client gone, } worker_no_show {worker no show, } ' +
      'client_no_show {client no show, } unstarted ' +
      '{unstarted, } unfinished {unfinished, } other {worker suspended, }}fee: {fee}',
    timeline: {
      clientCauseWorkerNoShow: '{name} didn’t come',
      workerCauseWorkerNoShow: 'You didn’t come, {client} says',
      clientCauseClientNoShow: 'You weren’t there',
      workerCauseClientNoShow: '{client} wasn’t there',
      bothCauseUnstarted: 'Closed: nobody said it began',
      bothCauseUnfinished: 'Closed: nobody said it was done',
      bothCauseClientGone: 'The client can’t go on with it',
      bothCauseWorkerSuspended: '{name} can’t come anymore',
      bothByYou: 'You cancelled',
      clientByWorker: '{name} cancelled',
      workerByClient: '{client} cancelled',
      both: 'Suki cancelled the booking',
      noteCause: '{fee, select, none {Nothing is charged} other {Fee: {fee}}}',
      noteFeeCentavos: '“{reason}” Fee: {fee}',
      noteReason: '“{reason}”',
    },
    notices: {
      BookingCancelled: {
        title: 'Booking cancelled',
        text:
          '{by, select, client {{person, select, none {The client} other {{person}}} cancelled {code}: {reason}} worker ' +
          '{{person, select, none {The worker} other {{person}}} cancelled {code}: {reason}} other {Suki cancelled ' +
          '{code}: {reason}}}',
        server: {
          text:
            '{code} was cancelled by {by, select, admin {Suki} policy {Suki} other {{as, select, client {the ' +
            'worker} other {the client}}}}: {reason}',
        },
      },
      BookingClosed: {
        title:
          '{cause, select, client_gone {Booking cancelled} worker_no_show {{reader, select, client {{person, ' +
          'select, none {Your worker} other {{person}}} didn’t come} other {{person, select, none {Your client} ' +
          'other {{person}}} says you didn’t come}}} client_no_show {{reader, select, client {{person, select, ' +
          'none {Your worker} other {{person}}} came, and nobody was there} other {{person, select, none {Your ' +
          'client} other {{person}}} wasn’t there}}} worker_suspended {{person, select, none {Your worker} other ' +
          '{{person}}} can’t come} other {Booking closed}}',
        text:
          '{cause, select, client_gone {{reader, select, client {{code} is off. You pay nothing.} other ' +
          '{{code}: {person, select, none {your client} other {{person}}} can’t go on with it. That time is free ' +
          'again.}}} worker_no_show {{reader, select, client {{code}: you pay nothing.} other {{code}: ' +
          'it counts on your record. Not what happened? Tell us.}}} client_no_show {{reader, select, client ' +
          '{{code}: the fee is {amount}. Not what happened? Tell us.} other {{code} is off. We’ve asked for ' +
          'the fee of {amount}.}}} worker_suspended {{code}: we’re asking the others. What was paid goes back.} ' +
          'unstarted {{code}: nobody said it began. Nothing is charged.} other {{code}: nobody said it was ' +
          'done. Nothing is charged.}}',
        server: {
          title: 'Booking cancelled',
          text:
            '{code} was cancelled by {by, select, admin {Suki} policy {Suki} other {{as, select, client {the ' +
            'worker} other {the client}}}}: {reason}',
        },
      },
    },
    server: {
      history: '{by, select, policy {Closed by Suki: {reason}} other {Cancelled by the {by}: {reason}}}',
    },
  },
  FullRefundNoted: {
    action: 'Noted what a refund means for the review',
    happened: 'Noted what a refund means for the review',
    changes:
      '{state, select, refunded {Refunded in full: no review counts} other {Not refunded in full: its review counts}}',
    timeline: {
      bothStateRefunded: 'Refunded in full, so no review counts',
      bothStateKept: 'Not refunded in full any more, so its review counts',
    },
    server: {
      history:
        '{state, select, refunded {Refunded in full: no review counts} other {Not refunded in full: its review counts}}',
    },
  },
  ReviewSubmitted: {
    action: 'Reviewed the work',
    happened: 'Reviewed with {count} of 5',
    changes: 'rating: {rating}',
    timeline: {
      client: 'You gave {rating, plural, one {# star} other {# stars}}',
      worker: '{client} gave you {rating, plural, one {# star} other {# stars}}',
    },
    notices: {
      ReviewSubmitted: {
        title: 'New review',
        text: '{client} gave {rating} of 5 for {service}',
      },
    },
  },
} satisfies TextsOf<typeof booking>;
