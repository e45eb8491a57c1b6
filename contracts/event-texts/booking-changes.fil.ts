import type { Translated } from './texts.ts';
import type { bookingChangesEn } from './booking-changes.en.ts';

export const bookingChangesFil: Translated<typeof bookingChangesEn> = {
  RescheduleProposed: {
    action: 'Nagmungkahi ng bagong oras',
    happened: 'Iminungkahi ang bagong oras: {when}',
    timeline: {
      youAskNewTime: 'Humingi ka ng bagong oras',
      workerAsksNewTime: 'Humihingi si {name} ng bagong oras',
      clientAsksNewTime: 'Humihingi si {client} ng bagong oras',
      newTimeIs: '{when}',
    },
    notices: {
      RescheduleProposed: {
        title: 'May hinihinging bagong oras',
        text:
          '{by, select, client {{code}: hinihingi ng kliyente ang {when}} other {{code}: hinihingi ng ' +
          'worker mo ang {when}}}',
      },
    },
  },
  RescheduleAccepted: {
    action: 'Tinanggap ang bagong oras',
    happened: 'Napagkasunduan ang bagong oras: {when}',
    timeline: {
      newTimeAgreed: 'Nagkasundo kayo sa bagong oras',
    },
    notices: {
      RescheduleAccepted: {
        title: 'Napagkasunduan ang bagong oras',
        text: 'Sa {when} na ang {code}.',
      },
    },
  },
  RescheduleDeclined: {
    action: 'Tinanggihan ang bagong oras',
    happened: 'Tinanggihan ang bagong oras: {when}',
    timeline: {
      youDeclinedTime: 'Hindi mo binago ang oras',
      workerDeclinedTime: 'Hindi kaya ni {name} ang bagong oras',
      clientDeclinedTime: 'Hindi kaya ni {client} ang bagong oras',
      timeStays: '{when} pa rin',
    },
    notices: {
      RescheduleDeclined: {
        title: 'Hindi nagbago ang oras',
        text:
          '{by, select, client {{code}: hindi puwede sa kliyente ang {when}} other {{code}: hindi puwede sa ' +
          'worker mo ang {when}}}',
      },
    },
  },
  ExtraProposed: {
    action: 'Nagmungkahi ng dagdag',
    happened: 'Iminungkahing dagdag, {amount}: {reason}',
    timeline: {
      clientExtraProposed: 'Nagmungkahi si {name} ng dagdag: {amount}',
      workerExtraProposed: 'Nagmungkahi ka ng dagdag: {amount}',
    },
    notices: {
      ExtraProposed: {
        title: 'May iminungkahing dagdag',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  ExtraApproved: {
    action: 'Inaprubahan ang dagdag',
    happened: 'Inaprubahang dagdag, {amount}: {reason}. Lahat-lahat: {total}',
    timeline: {
      clientExtraApproved: 'Inaprubahan mo ang dagdag: {amount}',
      workerExtraApproved: 'Inaprubahan ni {client} ang dagdag mo: {amount}',
      newTotal: '“{reason}” Lahat-lahat: {amount}',
    },
    notices: {
      ExtraApproved: {
        title: 'Inaprubahan ang dagdag',
        text: '{code}, {amount}: {reason}. Lahat-lahat: {total}.',
      },
    },
  },
  ExtraRefused: {
    action: 'Tinanggihan ang dagdag',
    happened: 'Tinanggihang dagdag, {amount}: {reason}',
    timeline: {
      clientExtraRefused: 'Tinanggihan mo ang dagdag: {amount}',
      workerExtraRefused: 'Tinanggihan ni {client} ang dagdag mo: {amount}',
    },
    notices: {
      ExtraRefused: {
        title: 'Tinanggihan ang dagdag',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
};
