import type { Translated } from './texts.ts';
import type { bookingQuotesEn } from './booking-quotes.en.ts';

export const bookingQuotesFil: Translated<typeof bookingQuotesEn> = {
  QuoteOffered: {
    action: 'Nag-alok ng quote',
    happened: 'Nag-quote si {name} ng {amount}',
    changes: '{worker}: {amount}',
    timeline: {
      clientReplaces: '{amount} na ang quote ni {name}',
      client: 'Nag-quote si {name} ng {amount}',
      worker: 'Nag-quote ka ng {amount}',
      noteMessage: '“{message}”',
    },
    notices: {
      QuoteOffered: {
        title: 'Bagong quote',
        text: 'Nag-quote si {worker} ng {amount} para sa {code}.',
      },
      QuoteChanged: {
        title: 'Binagong quote',
        text: 'Binago ni {worker} ang quote para sa {code}: {amount}.',
      },
    },
  },
  QuoteWithdrawn: {
    action: 'Binawi ang quote',
    happened: 'Binawi ni {name} ang quote na {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      clientCauseWorkerUnavailable: 'Hindi muna makatanggap ng trabaho si {name}, kaya wala na ang quote na {amount}',
      client: 'Binawi ni {name} ang quote na {amount}',
      workerCauseWorkerUnavailable: 'Wala na ang quote mong {amount}: hindi ka makatanggap ng bagong trabaho noon',
      worker: 'Binawi mo ang quote mong {amount}',
    },
    notices: {
      QuoteWithdrawn: {
        title: 'Binawi ang quote',
        text: 'Binawi ni {worker} ang quote na {amount}.',
      },
      QuoteOff: {
        title: 'Wala na ang isang quote',
        text: 'Hindi muna makatanggap ng trabaho si {worker}, kaya wala na ang quote na {amount}.',
      },
    },
  },
  QuoteRejected: {
    action: 'Tinanggihan ang quote',
    happened: 'Tinanggihan ang quote ni {name}, {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      client: 'Tinanggihan mo ang {amount} ni {name}',
      worker: 'Tinanggihan ni {client} ang {amount}',
    },
    notices: {
      QuoteRejected: {
        title: 'Hindi kinuha ang quote',
        text: '{code}: tinanggihan ng kliyente ang {amount}. Puwede kang mag-quote ulit.',
      },
    },
  },
  QuoteExpired: {
    action: 'Isinara ang lumipas na quote',
    happened: 'Lumipas ang quote ni {name}, {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      client: 'Lumipas ang quote ni {name} na {amount}',
      worker: 'Lumipas ang quote mong {amount}',
    },
    notices: {
      QuoteExpired: {
        title: 'Lumipas na ang quote mo',
        text: '{code}: walang sumagot sa quote mong {amount} sa oras.',
      },
    },
  },
  QuoteAccepted: {
    action: 'Tinanggap ang quote',
    happened: 'Tinanggap ang quote ni {name}, {amount}',
    changes: '{worker}: {price}',
    timeline: {
      client: 'Pinili mo ang quote ni {name}',
      worker: 'Pinili ni {client} ang quote mo',
      note: 'Pirmi na ang presyo at oras: {amount}',
    },
    notices: {
      QuoteAccepted: {
        title: 'Tinanggap ang quote mo',
        text: 'Sa iyo na ang {code} sa halagang {amount}, {when}.',
      },
      QuoteNotChosen: {
        title: 'Ibang quote ang napili',
        text: 'Iba ang napili para sa {code}, {when}.',
      },
    },
  },
};
