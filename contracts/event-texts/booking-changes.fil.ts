import type { Translated } from './texts.ts';
import type { bookingChangesEn } from './booking-changes.en.ts';

export const bookingChangesFil: Translated<typeof bookingChangesEn> = {
  RescheduleProposed: {
    action: 'Nagmungkahi ng bagong oras',
    happened: 'Iminungkahi ang bagong oras: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      bothByYou: 'Humingi ka ng bagong oras',
      client: 'Humingi si {name} ng bagong oras',
      worker: 'Humingi si {client} ng bagong oras',
      note: '{when}',
    },
    notices: {
      RescheduleProposed: {
        title: 'May humingi ng bagong oras',
        text:
          'Hinihingi {person, select, none {{by, select, client {ng kliyente} other {ng worker mo}}} other ' +
          '{ni {person}}} ang {when} para sa {code}',
      },
    },
  },
  RescheduleAccepted: {
    action: 'Tinanggap ang bagong oras',
    happened: 'Napagkasunduan ang bagong oras: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      both: 'Nagkasundo kayo sa bagong oras',
      note: '{when}',
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
    changes: 'mananatili sa {before}',
    timeline: {
      bothByYou: 'Hindi mo binago ang oras',
      client: 'Hindi kaya ni {name} ang bagong oras',
      worker: 'Hindi kaya ni {client} ang bagong oras',
      note: '{before} pa rin',
    },
    notices: {
      RescheduleDeclined: {
        title: 'Hindi nagbago ang oras',
        text:
          '{by, select, client {Hindi puwede {person, select, none {sa kliyente} other {kay {person}}} ang {when}} ' +
          'other {Hindi makakapunta {person, select, none {ang worker mo} other {si {person}}} sa {when}}}.' +
          '{before, select, none {} other { {before} pa rin ang {code}.}}',
      },
    },
  },
  RescheduleWithdrawn: {
    action: 'Binawi ang bagong oras',
    happened: 'Binawi ang bagong oras: {when}',
    changes: 'mananatili sa {before}',
    timeline: {
      bothByYou: 'Binawi mo ang bagong oras',
      client: 'Binawi ni {name} ang bagong oras',
      worker: 'Binawi ni {client} ang bagong oras',
      note: '{before} pa rin',
    },
    notices: {
      RescheduleWithdrawn: {
        title: 'Hindi nagbago ang oras',
        text:
          'Binawi {person, select, none {{by, select, client {ng kliyente} other {ng worker mo}}} other ' +
          '{ni {person}}} ang {when}.{before, select, none {} other { {before} pa rin ang {code}.}}',
      },
    },
  },
  ExtraProposed: {
    action: 'Nagmungkahi ng dagdag',
    happened: 'Iminungkahing dagdag, {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Nagmungkahi si {name} ng dagdag: {amount}',
      worker: 'Nagmungkahi ka ng dagdag: {amount}',
      noteReason: '“{reason}”',
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
    changes: '{amount}: {reason}, {total} lahat-lahat',
    timeline: {
      client: 'Inaprubahan mo ang dagdag: {amount}',
      worker: 'Inaprubahan ni {client} ang dagdag mo: {amount}',
      note: '“{reason}” Lahat-lahat: {total}',
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
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Tinanggihan mo ang dagdag: {amount}',
      worker: 'Tinanggihan ni {client} ang dagdag mo: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraRefused: {
        title: 'Tinanggihan ang dagdag',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
};
