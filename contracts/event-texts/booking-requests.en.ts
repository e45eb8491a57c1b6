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
      clientCauseUnanswered: '{name} didn’t answer in time, so we asked everyone nearby too',
      clientCauseDeclined: '{name} said no, so we asked everyone nearby',
      clientCauseTimeTaken: '{name} got another job for that time, so we asked everyone nearby',
      clientCauseWorkerUnavailable: '{name} can’t take jobs right now, so we asked everyone nearby',
      client: 'You asked everyone nearby, besides {name}',
      workerCauseUnanswered: 'Your time to answer was up, so others were asked too',
      worker: '{client} asked others too',
    },
    notices: {
      OthersAskedNext: {
        title: 'We’re asking everyone nearby',
        text:
          '{cause, select, unanswered {{worker} hasn’t answered, so others can take {code} too. You can take that back} ' +
          'other {{worker} can’t take {code}, so we’re asking others}}.',
      },
      OthersAskedToo: {
        title: 'Others are asked too',
        text: 'Your time to answer {code} is up. You can still take it if nobody is faster.',
      },
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
  BookingNarrowed: {
    action: 'Kept a request to one worker',
    happened: '{wasOpened, select, true {Only {name} is asked again} other {Only {name} is asked}}',
    changes: '{worker}',
    timeline: {
      clientWasOpened: 'You took it back: only {name} is asked',
      client: 'You keep this to {name}',
      workerWasOpened: '{client} asks only you again',
      worker: '{client} asks only you',
    },
    notices: {
      BookingNarrowed: {
        title: 'You’re the only one asked',
        text: '{client} took {code} back from the others and waits for your answer.',
      },
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
