import type { Translated } from './texts.ts';
import type { bookingEn } from './booking.en.ts';

export const bookingFil: Translated<typeof bookingEn> = {
  BookingRequested: {
    action: 'Humiling ng booking',
    happened: 'Hiniling ang {what} para sa {when}',
    changes: '{service}, {startsAt}',
    timeline: {
      clientNoWorker: 'Nag-request ka sa mga malapit na worker',
      client: 'Nag-request ka kay {name}',
      workerNoWorker: 'Nag-request si {client} sa mga malapit na worker',
      worker: 'Nag-request sa iyo si {client}',
      clientNoteInsteadOf: 'Kapalit ng {insteadOf}',
    },
    notices: {
      BookingRequested: {
        title: 'Bagong request ng booking',
        text: 'May request si {client}: {service}, {when}, {amount}',
      },
    },
  },
  BookingAccepted: {
    action: 'Tinanggap ang booking',
    happened: 'Tinanggap ni {name} sa halagang {amount}',
    changes: 'presyo: {price}',
    timeline: {
      client: 'Tinanggap ni {name}',
      worker: 'Tinanggap mo',
      note: 'Pirmi na ang presyo at oras: {amount}',
    },
    notices: {
      BookingAccepted: {
        title: 'Tinanggap ang booking',
        text: 'Darating si {worker} sa {when}',
      },
    },
  },
  BookingDeclined: {
    action: 'Tinanggihan ang booking',
    happened: 'Tinanggihan: {reason}',
    changes: '{reason}',
    timeline: {
      clientCauseTimeTaken: 'May ibang trabaho na si {name} sa oras na iyon',
      clientCauseWorkerUnavailable: 'Hindi muna makatanggap ng trabaho si {name}',
      client: 'Tumanggi si {name}',
      workerCauseTimeTaken: 'May iba ka nang trabaho sa oras na iyon',
      workerCauseWorkerUnavailable: 'Hindi ka makatanggap ng bagong trabaho noon',
      worker: 'Tumanggi ka',
      noteNoCause: '“{reason}”',
    },
    notices: {
      BookingDeclined: {
        title: 'Tinanggihan ang booking',
        text: '{code}: {reason}',
      },
      BookingTimeTaken: {
        title: 'May nauna na sa oras mo',
        text:
          'May ibang trabaho na {person, select, none {ang worker mo} other {si {person}}}. Tanungin ang iba para sa ' +
          '{code}, o pumili ng ibang oras',
      },
      WorkerUnavailable: {
        title: 'Hindi makakapunta {person, select, none {ang worker mo} other {si {person}}}',
        text: '{code}: hindi muna siya makatanggap ng trabaho. Tanungin ang iba, o pumili ng ibang worker',
      },
    },
  },
  BookingExpired: {
    action: 'Nag-expire ang booking',
    happened: 'Nag-expire nang walang sagot',
    changes: 'walang sagot sa oras',
    timeline: {
      both: 'Walang sumagot sa takdang oras',
    },
    notices: {
      BookingExpired: {
        title: 'Walang sumagot sa oras',
        text: '{code}: nag-expire na ang request mo. Pumili ng ibang worker o oras.',
      },
    },
  },
  WorkerArrived: {
    action: 'Dumating',
    happened: 'Dumating ang worker',
    changes: 'tinanggap → dumating{lateMinutes, select, none {} other {, huli nang {lateMinutes} minuto}}',
    timeline: {
      client: 'Dumating si {name}',
      worker: 'Dumating ka',
      noteLateMinutes: 'Huli nang {lateMinutes, plural, other {# minuto}}',
    },
    notices: {
      WorkerArrived: {
        title: 'Nasa pinto mo na {person, select, none {ang worker} other {si {person}}}',
        text: '{code}: nandito na.',
      },
    },
  },
  WorkStarted: {
    action: 'Sinimulan ang trabaho',
    happened: 'Sinimulan ang trabaho',
    changes: 'dumating → ginagawa na',
    timeline: {
      client: 'Sinimulan ni {name} ang trabaho',
      worker: 'Sinimulan mo ang trabaho',
    },
    notices: {
      WorkStarted: {
        title: 'Nagsimula na ang trabaho',
        text: '{code}: ginagawa na ang trabaho.',
      },
    },
  },
  WorkCompleted: {
    action: 'Natapos ang trabaho',
    happened: 'Natapos ang trabaho sa halagang {amount}',
    changes: '{finalAmount}',
    timeline: {
      clientByClient: 'Sinabi mong tapos na ang trabaho',
      workerByClient: 'Sinabi ni {client} na tapos na ang trabaho',
      bothByAdmin: 'Itinala ng Suki na tapos na ang trabaho',
      client: 'Natapos ni {name} ang trabaho',
      worker: 'Natapos mo ang trabaho',
      noteNote: '“{note}”',
    },
    notices: {
      WorkCompleted: {
        title: 'Tapos na ang trabaho',
        text: 'Tapos na ang {service}: {amount}. Kumusta ang trabaho?',
      },
    },
  },
  BookingCancelled: {
    action: 'Kinansela ang booking',
    happened: 'Kinansela, multa {amount}: {reason}',
    changes:
      '{cause, select, none {} client_gone {wala na ang kliyente, } worker_no_show {hindi sumipot ang ' +
      'worker, } client_no_show {hindi sumipot ang ' +
      'kliyente, } unstarted {hindi nasimulan, } unfinished {hindi natapos, } other {suspendido ang worker, ' +
      '}}multa: {fee}',
    timeline: {
      clientCauseWorkerNoShow: 'Hindi dumating si {name}',
      workerCauseWorkerNoShow: 'Hindi ka raw dumating, sabi ni {client}',
      clientCauseClientNoShow: 'Wala ka roon',
      workerCauseClientNoShow: 'Wala roon si {client}',
      bothCauseUnstarted: 'Isinara: walang nagsabing nagsimula ito',
      bothCauseUnfinished: 'Isinara: walang nagsabing natapos ito',
      bothCauseClientGone: 'Hindi na ito maitutuloy ng kliyente',
      bothCauseWorkerSuspended: 'Hindi na makakapunta si {name}',
      bothByYou: 'Kinansela mo',
      clientByWorker: 'Kinansela ni {name}',
      workerByClient: 'Kinansela ni {client}',
      both: 'Kinansela ng Suki ang booking',
      noteCause: '{fee, select, none {Walang siningil} other {Multa: {fee}}}',
      noteFeeCentavos: '“{reason}” Multa sa pagkansela: {fee}',
      noteReason: '“{reason}”',
    },
    notices: {
      BookingCancelled: {
        title: 'Kinansela ang booking',
        text:
          '{by, select, client {Kinansela {person, select, none {ng kliyente} other {ni {person}}} ang {code}: {reason}} ' +
          'worker {Kinansela {person, select, none {ng worker} other {ni {person}}} ang {code}: {reason}} other ' +
          '{Kinansela ng Suki ang {code}: {reason}}}',
      },
      BookingClosed: {
        title:
          '{cause, select, client_gone {Kinansela ang booking} worker_no_show {{reader, select, client ' +
          '{Hindi dumating {person, select, none {ang worker mo} other {si {person}}}} other ' +
          '{Hindi ka raw dumating, sabi {person, select, none {ng kliyente} other {ni {person}}}}}} client_no_show ' +
          '{{reader, select, client {Dumating {person, select, none {ang worker} other {si {person}}} pero walang ' +
          'tao} other {Wala {person, select, none {ang kliyente mo} other {si {person}}}}}} worker_suspended ' +
          '{Hindi makakapunta {person, select, none {ang worker mo} other {si {person}}}} other {Isinara ang ' +
          'booking}}',
        text:
          '{cause, select, client_gone {{reader, select, client {Kanselado na ang {code}. Wala kang ' +
          'babayaran.} other {{code}: hindi na ito maitutuloy {person, select, none {ng kliyente mo} other {ni ' +
          '{person}}}. Bakante na ulit ang oras mo.}}} worker_no_show {{reader, select, client {{code}: wala kang ' +
          'babayaran.} other {{code}: nakatala ito sa record mo. Iba ba ang nangyari? Sabihan kami.}}} client_no_show ' +
          '{{reader, select, client {{code}: {amount} ang multa. Iba ba ang nangyari? Sabihan kami.} ' +
          'other {Kanselado ang {code}. Sinisingil na ang multang {amount}.}}} worker_suspended {{code}: ' +
          'tinatanong na namin ang iba. Ibabalik ang nabayaran.} unstarted {{code}: walang nagsabing ' +
          'nagsimula ito. Walang siningil.} other {{code}: walang nagsabing natapos ito. Walang siningil.}}',
      },
    },
  },
  FullRefundNoted: {
    action: 'Itinala ang epekto ng refund sa review',
    happened: 'Itinala ang epekto ng refund sa review',
    changes:
      '{state, select, refunded {Na-refund nang buo: walang review na bibilangin} other {Hindi ' +
      'na-refund nang buo: bibilangin ang review}}',
    timeline: {
      bothStateRefunded: 'Na-refund nang buo, kaya walang review na bibilangin',
      bothStateKept: 'Hindi na-refund nang buo, kaya bibilangin ang review',
    },
  },
  ReviewSubmitted: {
    action: 'Nagbigay ng review',
    happened: 'Review na {count} sa 5',
    changes: 'rating: {rating}',
    timeline: {
      client: 'Nagbigay ka ng {rating, plural, =1 {isang bituin} other {# bituin}}',
      worker: 'Binigyan ka ni {client} ng {rating, plural, =1 {isang bituin} other {# bituin}}',
    },
    notices: {
      ReviewSubmitted: {
        title: 'Bagong review',
        text: 'Nagbigay si {client} ng {rating} sa 5 para sa {service}',
      },
    },
  },
};
