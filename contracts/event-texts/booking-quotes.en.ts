import type { TextsOf } from './texts.ts';
import type { bookingQuotes } from './booking-quotes.ts';

/** Texts of quote events. */
export const bookingQuotesEn = {
  QuoteOffered: {
    action: 'Offered a quote',
    happened: '{name} quoted {amount}',
    changes: '{worker}: {amount}',
    timeline: {
      clientReplaces: '{name} now quotes {amount}',
      client: '{name} quoted {amount}',
      worker: 'You quoted {amount}',
      noteMessage: '“{message}”',
    },
    notices: {
      QuoteOffered: {
        title: 'New quote',
        text: '{worker} quoted {amount} for {code}.',
        server: {
          text: '{worker} quoted {amount} for {code}',
        },
      },
      QuoteChanged: {
        title: 'Changed quote',
        text: '{worker} changed the quote for {code}: {amount}.',
        server: {
          text: '{worker} changed the quote for {code}: {amount}',
        },
      },
    },
    server: {
      history: '{replaces, select, true {{name} now quotes {change}} other {{name} quoted {change}}}',
    },
  },
  QuoteWithdrawn: {
    action: 'Withdrew a quote',
    happened: '{name} withdrew the quote of {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      clientCauseWorkerUnavailable: '{name} can’t take jobs right now, so the quote of {amount} is off',
      client: '{name} took the quote of {amount} back',
      workerCauseWorkerUnavailable: 'Your quote of {amount} is off: you couldn’t take new jobs then',
      worker: 'You took your quote of {amount} back',
    },
    notices: {
      QuoteWithdrawn: {
        title: 'Quote withdrawn',
        text: '{worker} took the quote of {amount} back.',
        server: {
          text: '{worker} took the quote of {amount} back',
        },
      },
      QuoteOff: {
        title: 'A quote is off',
        text: '{worker} can’t take jobs right now, so the quote of {amount} is off.',
        server: {
          title: 'Quote withdrawn',
          text: '{worker} can’t take jobs right now, so the quote of {amount} is off',
        },
      },
    },
    server: {
      history:
        '{cause, select, none {{name} withdrew the quote of {amount}} other {The quote of {name}, ' +
        '{amount}, is off: they can’t take jobs}}',
    },
  },
  QuoteRejected: {
    action: 'Declined a quote',
    happened: 'Quote of {name}, {amount}, rejected',
    changes: '{workerName}: {amount}',
    timeline: {
      client: 'You said no to {name}’s {amount}',
      worker: '{client} said no to {amount}',
    },
    notices: {
      QuoteRejected: {
        title: 'Quote not taken',
        text: '{code}: the client said no to {amount}. You can quote again.',
        server: {
          text: '{code}: the client said no to {amount}. You may offer again',
        },
      },
    },
    server: {
      history: 'The quote of {name}, {amount}, was rejected',
    },
  },
  QuoteExpired: {
    action: 'Closed a quote that ran out',
    happened: 'Quote of {name}, {amount}, ran out',
    changes: '{workerName}: {amount}',
    timeline: {
      client: '{name}’s quote of {amount} ran out',
      worker: 'Your quote of {amount} ran out',
    },
    notices: {
      QuoteExpired: {
        title: 'Your quote ran out',
        text: '{code}: nobody answered your quote of {amount} in time.',
        server: {
          text: '{code}: nobody answered to {amount} in time',
        },
      },
    },
    server: {
      history: 'The quote of {name}, {amount}, ran out',
    },
  },
  QuoteAccepted: {
    action: 'Accepted a quote',
    happened: 'Quote of {name}, {amount}, accepted',
    changes: '{worker}: {price}',
    timeline: {
      client: 'You chose {name}’s quote',
      worker: '{client} chose your quote',
      note: 'Price and time are fixed: {amount}',
    },
    notices: {
      QuoteAccepted: {
        title: 'Your quote was accepted',
        text: '{code} is yours for {amount}, {when}.',
        server: {
          text: '{code} is yours for {amount}, {when}',
        },
      },
      QuoteNotChosen: {
        title: 'Another quote was chosen',
        text: '{code}, {when}, went to someone else.',
        server: {
          text: '{code}, {when}, went to someone else',
        },
      },
    },
    server: {
      history: 'The quote of {name}, {amount}, was accepted',
    },
  },
} satisfies TextsOf<typeof bookingQuotes>;
