import type { Translated } from './texts.ts';
import type { bookingQuotesEn } from './booking-quotes.en.ts';

export const bookingQuotesCeb: Translated<typeof bookingQuotesEn> = {
  QuoteOffered: {
    action: 'Naghatag og quote',
    happened: 'Nag-quote si {name} og {amount}',
    changes: '{worker}: {amount}',
    timeline: {
      clientReplaces: '{amount} na ang quote ni {name}',
      client: 'Nag-quote si {name} og {amount}',
      worker: 'Nag-quote ka og {amount}',
      noteMessage: '“{message}”',
    },
    notices: {
      QuoteOffered: {
        title: 'Bag-ong quote',
        text: 'Nag-quote si {worker} og {amount} para sa {code}.',
      },
      QuoteChanged: {
        title: 'Giusab nga quote',
        text: 'Giusab ni {worker} ang quote para sa {code}: {amount}.',
      },
    },
  },
  QuoteWithdrawn: {
    action: 'Gibawi ang quote',
    happened: 'Gibawi ni {name} ang quote nga {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      clientCauseWorkerUnavailable: 'Dili sa makadawat og trabaho si {name}, busa wala na ang quote nga {amount}',
      client: 'Gibawi ni {name} ang quote nga {amount}',
      workerCauseWorkerUnavailable: 'Wala na ang imong quote nga {amount}: dili ka makadawat og bag-ong trabaho ato',
      worker: 'Gibawi nimo ang imong quote nga {amount}',
    },
    notices: {
      QuoteWithdrawn: {
        title: 'Gibawi ang quote',
        text: 'Gibawi ni {worker} ang quote nga {amount}.',
      },
      QuoteOff: {
        title: 'Wala na ang usa ka quote',
        text: 'Dili sa makadawat og trabaho si {worker}, busa wala na ang quote nga {amount}.',
      },
    },
  },
  QuoteRejected: {
    action: 'Gibalibaran ang quote',
    happened: 'Gibalibaran ang quote ni {name}, {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      client: 'Gibalibaran nimo ang {amount} ni {name}',
      worker: 'Gibalibaran ni {client} ang {amount}',
    },
    notices: {
      QuoteRejected: {
        title: 'Wala kuhaa ang quote',
        text: '{code}: gibalibaran sa kliyente ang {amount}. Puwede ka mag-quote pag-usab.',
      },
    },
  },
  QuoteExpired: {
    action: 'Gisira ang quote nga nilapas na',
    happened: 'Nilapas na ang quote ni {name}, {amount}',
    changes: '{workerName}: {amount}',
    timeline: {
      client: 'Nilapas na ang quote ni {name} nga {amount}',
      worker: 'Nilapas na ang imong quote nga {amount}',
    },
    notices: {
      QuoteExpired: {
        title: 'Nilapas na ang imong quote',
        text: '{code}: walay nitubag sa imong quote nga {amount} sa saktong oras.',
      },
    },
  },
  QuoteAccepted: {
    action: 'Gidawat ang quote',
    happened: 'Gidawat ang quote ni {name}, {amount}',
    changes: '{worker}: {price}',
    timeline: {
      client: 'Gipili nimo ang quote ni {name}',
      worker: 'Gipili ni {client} ang imong quote',
      note: 'Pirmi na ang presyo ug oras: {amount}',
    },
    notices: {
      QuoteAccepted: {
        title: 'Gidawat ang imong quote',
        text: 'Imo na ang {code} sa kantidad nga {amount}, {when}.',
      },
      QuoteNotChosen: {
        title: 'Laing quote ang napili',
        text: 'Lain ang napili para sa {code}, {when}.',
      },
    },
  },
};
