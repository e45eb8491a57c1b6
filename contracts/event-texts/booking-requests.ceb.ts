import type { Translated } from './texts.ts';
import type { bookingRequestsEn } from './booking-requests.en.ts';

export const bookingRequestsCeb: Translated<typeof bookingRequestsEn> = {
  BookingRequestEdited: {
    action: 'Giusab ang request',
    happened: 'Giusab ang request',
    changes: '{changed, select, none {} other {{changed}}}',
    timeline: {
      client: 'Giusab nimo ang imong request',
      worker: 'Giusab ni {client} ang request',
      noteChangedTime: '{when}',
    },
    notices: {
      BookingRequestEdited: {
        title: 'Naay giusab sa request',
        text: 'Giusab ni {client} ang {code}. Tan-awa una sa dili pa ka motubag.',
      },
      BookingRequestMoved: {
        title: 'Naay giusab sa request',
        text: 'Gibalhin ni {client} ang {code} sa {when}. Tan-awa una sa dili pa ka motubag.',
      },
    },
  },
  BookingWidened: {
    action: 'Giablihan ang request sa tanan',
    happened: 'Gipangutana ang tanang duol, gawas kang {name}',
    changes: 'kang {worker} ra ni gihangyo hangtod karon',
    timeline: {
      client: 'Gipangutana nimo ang tanang duol, gawas kang {name}',
      worker: 'Nangutana sab si {client} sa uban',
    },
    notices: {
      BookingWidened: {
        title: 'Gipangutana sab ang uban',
        text: 'Nangutana sab si {client} sa uban para sa {code}. Mapunta kini sa unang modawat.',
      },
    },
  },
  OthersAsked: {
    action: 'Gipangutana ang uban',
    happened: 'Gipangutana ang uban',
    changes: '{code}',
    timeline: {
      client: 'Gipangutana nimo ang uban',
      note: 'Padayon kini isip {code}',
    },
  },
  RequestDismissed: {
    action: 'Gitangtang ang request',
    happened: 'Gitangtang ang request',
    timeline: { client: 'Gitangtang nimo kini' },
  },
};
