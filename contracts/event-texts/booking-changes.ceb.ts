import type { Translated } from './texts.ts';
import type { bookingChangesEn } from './booking-changes.en.ts';

export const bookingChangesCeb: Translated<typeof bookingChangesEn> = {
  RescheduleProposed: {
    action: 'Nagsugyot og bag-ong oras',
    happened: 'Gisugyot nga bag-ong oras: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      bothByYou: 'Nangayo ka og bag-ong oras',
      client: 'Nangayo si {name} og bag-ong oras',
      worker: 'Nangayo si {client} og bag-ong oras',
      note: '{when}',
    },
    notices: {
      RescheduleProposed: {
        title: 'Naay nangayo og bag-ong oras',
        text:
          'Gipangayo {person, select, none {{by, select, client {sa kliyente} other {sa imong worker}}} other ' +
          '{ni {person}}} ang {when} para sa {code}',
      },
    },
  },
  RescheduleAccepted: {
    action: 'Gidawat ang bag-ong oras',
    happened: 'Nasabotan ang bag-ong oras: {when}',
    changes: '{before} → {startsAt}',
    timeline: {
      both: 'Nagkasinabot mo sa bag-ong oras',
      note: '{when}',
    },
    notices: {
      RescheduleAccepted: {
        title: 'Nasabotan ang bag-ong oras',
        text: 'Sa {when} na ang {code}.',
      },
    },
  },
  RescheduleDeclined: {
    action: 'Gibalibaran ang bag-ong oras',
    happened: 'Gibalibaran ang bag-ong oras: {when}',
    changes: 'magpabilin sa {before}',
    timeline: {
      bothByYou: 'Wala nimo usba ang oras',
      client: 'Dili puwede ni {name} ang bag-ong oras',
      worker: 'Dili puwede ni {client} ang bag-ong oras',
      note: '{before} gihapon',
    },
    notices: {
      RescheduleDeclined: {
        title: 'Wala mausab ang oras',
        text:
          '{by, select, client {Dili puwede {person, select, none {sa kliyente} other {kang {person}}} ang {when}} ' +
          'other {Dili makaadto {person, select, none {ang imong worker} other {si {person}}} sa {when}}}.' +
          '{before, select, none {} other { {before} gihapon ang {code}.}}',
      },
    },
  },
  RescheduleWithdrawn: {
    action: 'Gibawi ang bag-ong oras',
    happened: 'Gibawi ang bag-ong oras: {when}',
    changes: 'magpabilin sa {before}',
    timeline: {
      bothByYou: 'Gibawi nimo ang bag-ong oras',
      client: 'Gibawi ni {name} ang bag-ong oras',
      worker: 'Gibawi ni {client} ang bag-ong oras',
      note: '{before} gihapon',
    },
    notices: {
      RescheduleWithdrawn: {
        title: 'Wala mausab ang oras',
        text:
          'Gibawi {person, select, none {{by, select, client {sa kliyente} other {sa imong worker}}} other ' +
          '{ni {person}}} ang {when}.{before, select, none {} other { {before} gihapon ang {code}.}}',
      },
    },
  },
  ExtraProposed: {
    action: 'Nagsugyot og dugang',
    happened: 'Gisugyot nga dugang, {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Nagsugyot si {name} og dugang: {amount}',
      worker: 'Nagsugyot ka og dugang: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraProposed: {
        title: 'Naay gisugyot nga dugang',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  ExtraApproved: {
    action: 'Giaprobahan ang dugang',
    happened: 'Giaprobahang dugang, {amount}: {reason}. Tanan-tanan: {total}',
    changes: '{amount}: {reason}, {total} tanan',
    timeline: {
      client: 'Giaprobahan nimo ang dugang: {amount}',
      worker: 'Giaprobahan ni {client} ang imong dugang: {amount}',
      note: '“{reason}” Tanan-tanan: {total}',
    },
    notices: {
      ExtraApproved: {
        title: 'Giaprobahan ang dugang',
        text: '{code}, {amount}: {reason}. Tanan-tanan: {total}.',
      },
    },
  },
  ExtraRefused: {
    action: 'Gibalibaran ang dugang',
    happened: 'Gibalibarang dugang, {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Gibalibaran nimo ang dugang: {amount}',
      worker: 'Gibalibaran ni {client} ang imong dugang: {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      ExtraRefused: {
        title: 'Gibalibaran ang dugang',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
};
