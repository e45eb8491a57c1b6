import type { Translated } from './texts.ts';
import type { bookingEn } from './booking.en.ts';

export const bookingCeb: Translated<typeof bookingEn> = {
  BookingRequested: {
    action: 'Nangayo og booking',
    happened: 'Gipangayo ang {what} para sa {when}',
    changes: '{service}, {startsAt}',
    timeline: {
      clientNoWorker: 'Nag-request ka sa mga worker nga duol',
      client: 'Nag-request ka kang {name}',
      workerNoWorker: 'Nag-request si {client} sa mga worker nga duol',
      worker: 'Nag-request kanimo si {client}',
      clientNoteInsteadOf: 'Puli sa {insteadOf}',
    },
    notices: {
      BookingRequested: {
        title: 'Bag-ong request sa booking',
        text: 'Nangayo si {client} og {service}, {when}, {amount}',
      },
    },
  },
  BookingAccepted: {
    action: 'Gidawat ang booking',
    happened: 'Gidawat ni {name} sa kantidad nga {amount}',
    changes: 'presyo: {price}',
    timeline: {
      client: 'Gidawat ni {name}',
      worker: 'Gidawat nimo',
      note: 'Pirmi na ang presyo ug oras: {amount}',
    },
    notices: {
      BookingAccepted: {
        title: 'Gidawat ang booking',
        text: 'Moabot si {worker} sa {when}',
      },
    },
  },
  BookingDeclined: {
    action: 'Gibalibaran ang booking',
    happened: 'Gibalibaran: {reason}',
    changes: '{reason}',
    timeline: {
      clientCauseTimeTaken: 'Naa nay laing trabaho si {name} ana nga oras',
      clientCauseWorkerUnavailable: 'Dili sa makadawat og trabaho si {name}',
      client: 'Nibalibad si {name}',
      workerCauseTimeTaken: 'Naa na kay laing trabaho ana nga oras',
      workerCauseWorkerUnavailable: 'Dili ka makadawat og bag-ong trabaho ato',
      worker: 'Nibalibad ka',
      noteNoCause: '“{reason}”',
    },
    notices: {
      BookingDeclined: {
        title: 'Gibalibaran ang booking',
        text: '{code}: {reason}',
      },
      BookingTimeTaken: {
        title: 'Naunhan ka sa oras',
        text:
          'Naa nay laing trabaho {person, select, none {ang imong worker} other {si {person}}}. Pangutan-a ang uban ' +
          'para sa {code}, o pagpili og laing oras',
      },
      WorkerUnavailable: {
        title: 'Dili makaadto {person, select, none {ang imong worker} other {si {person}}}',
        text: '{code}: dili sa siya makadawat og trabaho. Pangutan-a ang uban, o pagpili og laing worker',
      },
    },
  },
  BookingExpired: {
    action: 'Na-expire ang booking',
    happened: 'Na-expire nga walay tubag',
    changes: 'walay tubag sa oras',
    timeline: {
      both: 'Walay nitubag sa saktong oras',
    },
    notices: {
      BookingExpired: {
        title: 'Walay nitubag sa oras',
        text: '{code}: na-expire na ang imong request. Pagpili og laing worker o oras.',
      },
    },
  },
  WorkerArrived: {
    action: 'Niabot',
    happened: 'Niabot ang worker',
    changes: 'gidawat → niabot{lateMinutes, select, none {} other {, ulahi og {lateMinutes} ka minuto}}',
    timeline: {
      client: 'Niabot si {name}',
      worker: 'Niabot ka',
      noteLateMinutes: 'Ulahi og {lateMinutes, plural, other {# ka minuto}}',
    },
    notices: {
      WorkerArrived: {
        title: 'Naa na sa imong pultahan {person, select, none {ang worker} other {si {person}}}',
        text: '{code}: ania na.',
      },
    },
  },
  WorkStarted: {
    action: 'Gisugdan ang trabaho',
    happened: 'Gisugdan ang trabaho',
    changes: 'niabot → gitrabaho na',
    timeline: {
      client: 'Gisugdan ni {name} ang trabaho',
      worker: 'Gisugdan nimo ang trabaho',
    },
    notices: {
      WorkStarted: {
        title: 'Nagsugod na ang trabaho',
        text: '{code}: gitrabaho na karon.',
      },
    },
  },
  WorkCompleted: {
    action: 'Nahuman ang trabaho',
    happened: 'Nahuman ang trabaho sa kantidad nga {amount}',
    changes: '{finalAmount}',
    timeline: {
      clientByClient: 'Niingon ka nga human na ang trabaho',
      workerByClient: 'Niingon si {client} nga human na ang trabaho',
      bothByAdmin: 'Gimarkahan sa Suki nga human na ang trabaho',
      client: 'Nahuman ni {name} ang trabaho',
      worker: 'Nahuman nimo ang trabaho',
      noteNote: '“{note}”',
    },
    notices: {
      WorkCompleted: {
        title: 'Human na ang trabaho',
        text: 'Human na ang {service}: {amount}. Kumusta man?',
      },
    },
  },
  BookingCancelled: {
    action: 'Gi-cancel ang booking',
    happened: 'Gi-cancel, multa {amount}: {reason}',
    changes:
      '{cause, select, none {} client_gone {wala na ang kliyente, } worker_no_show {wala moabot ang ' +
      'worker, } client_no_show {wala moabot ang ' +
      'kliyente, } unstarted {wala masugdi, } unfinished {wala mahuman, } other {suspendido ang worker, ' +
      '}}multa: {fee}',
    timeline: {
      clientCauseWorkerNoShow: 'Wala moabot si {name}',
      workerCauseWorkerNoShow: 'Wala kuno ka moabot, matod ni {client}',
      clientCauseClientNoShow: 'Wala ka didto',
      workerCauseClientNoShow: 'Wala didto si {client}',
      bothCauseUnstarted: 'Gisira: walay niingon nga nagsugod kini',
      bothCauseUnfinished: 'Gisira: walay niingon nga nahuman kini',
      bothCauseClientGone: 'Dili na kini mapadayon sa kliyente',
      bothCauseWorkerSuspended: 'Dili na makaadto si {name}',
      bothByYou: 'Gi-cancel nimo',
      clientByWorker: 'Gi-cancel ni {name}',
      workerByClient: 'Gi-cancel ni {client}',
      both: 'Gi-cancel sa Suki ang booking',
      noteCause: '{fee, select, none {Walay gisingil} other {Multa: {fee}}}',
      noteFeeCentavos: '“{reason}” Multa sa pag-cancel: {fee}',
      noteReason: '“{reason}”',
    },
    notices: {
      BookingCancelled: {
        title: 'Gi-cancel ang booking',
        text:
          '{by, select, client {Gi-cancel {person, select, none {sa kliyente} other {ni {person}}} ang {code}: {reason}} ' +
          'worker {Gi-cancel {person, select, none {sa worker} other {ni {person}}} ang {code}: {reason}} other ' +
          '{Gi-cancel sa Suki ang {code}: {reason}}}',
      },
      BookingClosed: {
        title:
          '{cause, select, client_gone {Gi-cancel ang booking} worker_no_show {{reader, select, client ' +
          '{Wala moabot {person, select, none {ang imong worker} other {si {person}}}} other ' +
          '{Wala kuno ka moabot, matod {person, select, none {sa kliyente} other {ni {person}}}}}} client_no_show ' +
          '{{reader, select, client {Niabot {person, select, none {ang worker} other {si {person}}} pero walay ' +
          'tawo} other {Wala didto {person, select, none {ang imong kliyente} other {si {person}}}}}} ' +
          'worker_suspended {Dili makaadto {person, select, none {ang imong worker} other {si {person}}}} other ' +
          '{Gisira ang booking}}',
        text:
          '{cause, select, client_gone {{reader, select, client {Na-cancel na ang {code}. Wala kay ' +
          'bayranan.} other {{code}: dili na kini mapadayon {person, select, none {sa imong kliyente} other {ni ' +
          '{person}}}. Bakante na usab ang imong oras.}}} worker_no_show {{reader, select, client {{code}: wala ' +
          'kay bayranan.} other {{code}: naa kini sa imong record. Lahi ba ang nahitabo? Sultihi mi.}}} client_no_show ' +
          '{{reader, select, client {{code}: {amount} ang multa. Lahi ba ang nahitabo? Sultihi mi.} ' +
          'other {Na-cancel ang {code}. Gisingil na ang multa nga {amount}.}}} worker_suspended {{code}: ' +
          'gipangutana na namo ang uban. Iuli ang nabayad.} unstarted {{code}: walay niingon nga ' +
          'nagsugod kini. Walay gisingil.} other {{code}: walay niingon nga nahuman kini. Walay gisingil.}}',
      },
    },
  },
  FullRefundNoted: {
    action: 'Gitala ang epekto sa refund sa review',
    happened: 'Gitala ang epekto sa refund sa review',
    changes:
      '{state, select, refunded {Na-refund tanan: walay review nga maihap} other {Wala ma-refund tanan: maihap ang review}}',
    timeline: {
      bothStateRefunded: 'Na-refund tanan, busa walay review nga maihap',
      bothStateKept: 'Wala ma-refund tanan, busa maihap ang review',
    },
  },
  ReviewSubmitted: {
    action: 'Naghatag og review',
    happened: 'Review nga {count} sa 5',
    changes: 'rating: {rating}',
    timeline: {
      client: 'Naghatag ka og {rating, plural, =1 {usa ka bitoon} other {# ka bitoon}}',
      worker: 'Gihatagan ka ni {client} og {rating, plural, =1 {usa ka bitoon} other {# ka bitoon}}',
    },
    notices: {
      ReviewSubmitted: {
        title: 'Bag-ong review',
        text: 'Naghatag si {client} og {rating} sa 5 para sa {service}',
      },
    },
  },
};
