import type { TextsOf } from './texts.ts';
import type { bookingRequests } from './booking-requests.ts';

/** Texts of request events. */
export const bookingRequestsEn = {
  BookingRequestEdited: {
    action: 'Changed a request',
    happened: 'The request was changed',
    changes: '{changed, select, none {} other {{changed}}}',
    timeline: {
      client: 'You changed your request',
      worker: '{client} changed the request',
      noteChangedTime: '{when}',
    },
    notices: {
      BookingRequestEdited: {
        title: 'A request was changed',
        text: '{client} changed {code}. Look it over before you answer.',
        server: {
          text: '{client} changed {code}: {changed}',
        },
      },
      BookingRequestMoved: {
        title: 'A request was changed',
        text: '{client} moved {code} to {when}. Look it over before you answer.',
        server: {
          text: '{client} changed {code}: now {when}',
        },
      },
    },
    server: {
      history: 'The request was changed: {parts}',
    },
  },
  BookingWidened: {
    action: 'Opened a request to all',
    happened: 'Everyone nearby was asked, besides {name}',
    changes: 'asked of {worker} until now',
    timeline: {
      client: 'You asked everyone nearby, besides {name}',
      worker: '{client} asked others too',
    },
    notices: {
      BookingWidened: {
        title: 'We’re asking others too',
        text: '{client} asked others for {code} too. It goes to who takes it first.',
        server: {
          text: '{code}: {client} asked others too. It goes to who takes it first',
        },
      },
    },
    server: {
      history: 'Everybody nearby was asked, beside {name}',
    },
  },
  OthersAsked: {
    action: 'Asked the others',
    happened: 'The others were asked',
    changes: '{code}',
    timeline: {
      client: 'You asked the others',
      note: 'It goes on as {code}',
    },
    server: {
      history: 'The others were asked: {code}',
    },
  },
  RequestDismissed: {
    action: 'Dismissed a request',
    happened: 'The request was dismissed',
    timeline: { client: 'You put this aside' },
    server: {
      history: 'The client dismissed the request',
    },
  },
} satisfies TextsOf<typeof bookingRequests>;
