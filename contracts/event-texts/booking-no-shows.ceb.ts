import { codesCeb } from './code-words.ceb.ts';
import type { Translated } from './texts.ts';
import type { bookingNoShowsEn } from './booking-no-shows.en.ts';

export const bookingNoShowsCeb: Translated<typeof bookingNoShowsEn> = {
  NoShowReported: {
    action: 'Nag-report nga wala moabot',
    happened: 'Walay tawo didto, matod sa {what}',
    changes: '{by, select, client {wala didto ang worker} other {wala didto ang kliyente}}',
    timeline: {
      clientByYou: 'Niingon ka nga wala pa si {name}',
      workerByYou: 'Niingon ka nga wala si {client}',
      client: 'Naa na si {name} sa imong pultahan ug dili ka makita',
      worker: 'Dili ka makita ni {client}',
      noteContradicts: 'Gisusi kini sa Suki. Walay pabayron hangtod mahuman.',
    },
    notices: {
      NoShowReported: {
        title: '{by, select, client {Dili ka makita sa imong kliyente} other {Dili ka makita sa imong worker}}',
        text:
          '{contradicts, select, true {{code}: wala mo magkita. Gisusi kini sa Suki; walay pabayron hangtod mahuman.} ' +
          'other {{by, select, client {Nagsugod ang {code} niadtong {when}. Sultihi mi kung naa ka na sa pultahan o ' +
          'padulong pa.} other {{code}: ingna nga naa ka dili molapas sa {until}, kay kung dili, ma-cancel kini ug ' +
          'naay multa.}}}}',
      },
    },
  },
  NoShowAnswered: {
    action: 'Nitubag sa report',
    happened: 'Naa na o padulong na ang {what}',
    changes: `naa na didto o padulong na ang ${codesCeb.by}{message, select, none {} other {: {message}}}`,
    timeline: {
      clientByYou: 'Niingon ka nga naa ka didto',
      workerByYou: 'Niingon ka nga padulong na ka',
      client: 'Padulong na si {name}',
      worker: 'Matod ni {client}, naa siya didto',
      noteMessage: '“{message}”',
    },
    notices: {
      NoShowAnswered: {
        title: '{by, select, client {Naa didto ang imong kliyente} other {Padulong na ang imong worker}}',
        text: '{code}. {message}',
      },
    },
  },
  NoShowDisputed: {
    action: 'Nisupak sa report',
    happened: 'Lahi ang sulti sa {what}: {reason}',
    changes: '{reason}',
    timeline: {
      bothByYou: 'Gisultihan nimo ang Suki kung unsay nahitabo',
      client: 'Lahi ang nahitabo, matod ni {name}',
      worker: 'Lahi ang nahitabo, matod ni {client}',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowDisputed: {
        title: 'Gisusi sa Suki kung naay wala moabot',
        text:
          '{code}: matod {person, select, none {{by, select, client {sa kliyente} other {sa worker}}} other ' +
          '{ni {person}}}, “{reason}”',
      },
    },
  },
  NoShowSettled: {
    action: 'Nihukom sa report nga wala moabot',
    happened: 'Nahukman na, multa {amount}: {reason}',
    changes: `${codesCeb.against}, {outcome, select, upheld {maihap} other {dili maihap}}, multa: {fee}: {reason}`,
    timeline: {
      bothOutcomeWaived: 'Gipalabay sa Suki ang wala pag-abot',
      both: 'Gisusi kini sa Suki: magpabilin sa record ang wala pag-abot',
      noteReason: '“{reason}”',
    },
    notices: {
      NoShowSettled: {
        title: '{outcome, select, waived {Gipalabay ang wala pag-abot} other {Magpabilin sa record ang wala pag-abot}}',
        text: '{code}: {reason}',
      },
    },
  },
  BookingOverdue: {
    action: 'Nangutana bahin sa trabaho',
    happened: 'Gipangutana ang duha ka kiliran',
    changes: '{stage, select, unstarted {wala masugdi} other {wala mahuman}}, masira {closesAt}',
    timeline: {
      clientStageUnstarted: 'Wala pa maka-check in si {name}',
      workerStageUnstarted: 'Wala pa ka maka-check in',
      client: 'Wala pa moingon si {name} nga human na',
      worker: 'Wala pa ka moingon nga human na',
      note: 'Kung walay moingon, masira kini sa {closesAt}. Walay singilon.',
    },
    notices: {
      BookingOverdue: {
        title:
          '{stage, select, unstarted {{reader, select, client {Naa na ba {person, select, none {ang imong ' +
          'worker} other {si {person}}}?} other {Naa na ba ka didto?}}} other {Human na ba?}}',
        text:
          '{stage, select, unstarted {{code}: wala pa ' +
          '{reader, select, client {maka-check in {person, select, none {ang imong worker} other {si {person}}}} ' +
          'other {ka maka-check in}}.} other {{code}: sultihi mi, kay kung dili, masira kini sa {until} nga walay ' +
          'singil.}}',
      },
    },
  },
  BookingReopened: {
    action: 'Gitanyag sa uban ang trabaho',
    happened: 'Gitanyag sa uban para sa {when}',
    changes: '{reason, select, worker_suspended {suspendido ang worker} other {{reason}}}, {startsAt}',
    timeline: {
      client: 'Dili na makaadto ang worker',
      note: 'Gipangutana na ang uban, parehas nga oras ug presyo',
    },
    notices: {
      BookingReopened: {
        title: '{reader, select, client {Dili makaadto ang imong worker} other {Mapunta sa uban ang imong trabaho}}',
        text:
          '{reader, select, client {{code}, {when}: gipangutana na namo ang uban, parehas nga oras ug ' +
          'presyo.} other {Gitanyag sa uban ang {code}, {when}, samtang suspendido ang imong account.}}',
      },
    },
  },
};
