import type { Translated } from './texts.ts';
import type { bookingRequestsEn } from './booking-requests.en.ts';

export const bookingRequestsFil: Translated<typeof bookingRequestsEn> = {
  BookingRequestEdited: {
    action: 'Binago ang request',
    happened: 'Binago ang request',
    changes: '{changed, select, none {} other {{changed}}}',
    timeline: {
      client: 'Binago mo ang request mo',
      worker: 'Binago ni {client} ang request',
      noteChangedTime: '{when}',
    },
    notices: {
      BookingRequestEdited: {
        title: 'May binago sa request',
        text: 'Binago ni {client} ang {code}. Tingnan mo muna bago sumagot.',
      },
      BookingRequestMoved: {
        title: 'May binago sa request',
        text: 'Inilipat ni {client} ang {code} sa {when}. Tingnan mo muna bago sumagot.',
      },
    },
  },
  BookingWidened: {
    action: 'Binuksan ang request sa lahat',
    happened: 'Tinanong ang lahat ng malapit, bukod kay {name}',
    changes: 'kay {worker} lang ito hiningi hanggang ngayon',
    timeline: {
      client: 'Tinanong mo ang lahat ng malapit, bukod kay {name}',
      worker: 'Nagtanong din si {client} sa iba',
    },
    notices: {
      BookingWidened: {
        title: 'Tinanong din ang iba',
        text: 'Nagtanong din si {client} sa iba para sa {code}. Mapupunta ito sa unang tatanggap.',
      },
    },
  },
  OthersAsked: {
    action: 'Tinanong ang iba',
    happened: 'Tinanong ang iba',
    changes: '{code}',
    timeline: {
      client: 'Tinanong mo ang iba',
      note: 'Tuloy ito bilang {code}',
    },
  },
  RequestDismissed: {
    action: 'Inalis ang request',
    happened: 'Inalis ang request',
    timeline: { client: 'Isinantabi mo ito' },
  },
};
