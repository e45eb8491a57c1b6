import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { paymentEn } from './payment.en.ts';

export const paymentFil: Translated<typeof paymentEn> = {
  PaymentRequested: {
    action: 'Humingi ng bayad',
    happened: 'Hiningi ang {amount}',
    changes: '{amount}',
    timeline: {
      clientPurposeCancellationFee: 'Sinisingil ang multa sa pagkansela: {amount}',
      client: 'Siningil ka ni {name} ng {amount}',
      workerPurposeCancellationFee: 'Sinisingil kay {client} ang multa sa pagkansela: {amount}',
      worker: 'Naningil ka ng {amount}',
    },
    notices: {
      PaymentRequested: {
        title: 'Pakibayaran',
        text:
          '{purpose, select, cancellation_fee {{amount}, ang multa sa pagkansela ng {service}.} other ' +
          '{{amount} kay {worker} para sa {service}.}}',
      },
    },
  },
  PaymentSubmitted: {
    action: 'Nagpadala ng bayad',
    happened: 'Papunta na ang {amount} sa {what}',
    changes: `{amount} sa ${codesFil.method}`,
    timeline: {
      client:
        'Pinili mong magbayad ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      worker:
        'Pinili ni {client} na magbayad ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      noteReference: '“{reference}”',
    },
  },
  PaymentReceived: {
    action: 'Tumanggap ng bayad',
    happened: 'Natanggap ang {amount} sa {what}',
    changes: `{amount} sa ${codesFil.method}`,
    timeline: {
      client:
        'Natanggap ang {amount} mo sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer ' +
        '{bank transfer} other {cash}}',
      worker:
        'Nagbayad si {client} ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
    },
    notices: {
      PaymentReceived: {
        title: 'Natanggap ang bayad',
        text: '{code}: dumating na ang {amount}.',
      },
    },
  },
  PaymentFailed: {
    action: 'Hindi natuloy ang bayad',
    happened:
      '{what, select, bank_transfer {Hindi nakita ang bank transfer na {amount}: {reason}} other {Hindi ' +
      'natuloy ang {amount}: {reason}}}',
    changes: '{reason}',
    timeline: {
      clientMethodBankTransfer: 'Hindi namin makita ang bank transfer mong {amount}',
      client:
        'Hindi natuloy ang {amount} mo sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      workerMethodBankTransfer: 'Hindi makita ng Suki ang bank transfer ni {client}, {amount}',
      worker: 'Hindi natuloy ang {amount} ni {client}',
      noteReason: '“{reason}”',
    },
    notices: {
      PaymentFailed: {
        title: 'Hindi natuloy ang bayad mo',
        text: '{code}, {amount}: {reason}. Subukan muli.',
      },
      TransferNotFound: {
        title: 'Hindi namin makita ang padala mo',
        text:
          '{code}, {amount}: {reason}. Tingnan sa bangko mo ang reference at ipadala ulit sa amin, o ' +
          'magbayad sa ibang paraan.',
      },
    },
  },
  PaymentVerified: {
    action: 'Kinumpirma ang bayad',
    happened: 'Nakumpirmang bayad: {amount}',
    changes: '{verified}',
    timeline: {
      both: 'Na-verify ng Suki ang bayad: {amount}',
    },
  },
  PaymentVerificationUndone: {
    action: 'Binawi ang pag-verify',
    happened: 'Binawi ang pag-verify: {amount}',
    changes: '{amount}',
    timeline: {
      both: 'Tinitingnan ulit ng Suki ang bayad: {amount}',
    },
    notices: {
      PaymentVerificationUndone: {
        title: 'Tinitingnan namin ulit ang padala',
        text: '{code}: napaaga ang pagmarka na dumating na ang {amount}. Hinahanap pa namin ito.',
      },
    },
  },
  PaymentVoided: {
    action: 'Isinara ang bayad',
    happened: 'Wala nang babayaran',
    changes: '{reason, select, cancelled {kinansela} other {wala nang babayaran}}',
    timeline: {
      both: 'Wala nang babayaran',
    },
  },
  PaymentWaived: {
    action: 'Binawasan ang dapat bayaran',
    happened: 'Hindi na kailangang bayaran ang {amount}: {reason}',
    changes: '{waived}: {reason}',
    timeline: {
      both: 'Binawasan ng {amount} ang presyo',
    },
    notices: {
      PaymentWaived: {
        title: 'Mas maliit na ang babayaran',
        text: 'May bawas na {amount} sa babayaran mo para sa {code}.',
      },
    },
  },
  RefundIssued: {
    action: 'Nagbalik ng bayad',
    happened: 'Ibinabalik ang {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Ibinabalik sa iyo ang {amount}',
      worker: 'Ibinabalik kay {client} ang {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      RefundForWorker: {
        title: 'May ibabalik sa kliyente mo',
        text:
          '{forWorker, select, less {{code}: ibabalik ang {amount}, dahil: {reason}. Ibabawas ito sa kita ' +
          'mo, at hindi na kukunin ng Suki ang komisyon dito.} other {{code}: ibabalik ang {amount}. Sobra ' +
          'ito sa dapat bayaran, kaya hindi magbabago ang kita mo.}}',
      },
      RefundIssued: {
        title: 'May ibabalik sa iyong pera',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  RefundSettled: {
    action: 'Naibalik ang pera',
    happened: 'Naibalik ang {amount}',
    changes: '{amount}',
    timeline: {
      client: 'Naibalik na sa iyo ang {amount}',
      worker: 'Naibalik na kay {client} ang {amount}',
    },
  },
  RefundFailed: {
    action: 'Hindi naibalik ang pera',
    happened: 'Hindi naibalik ang {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      both: 'Hindi pa maibalik ang {amount}',
    },
    notices: {
      RefundFailed: {
        title: 'Hindi pumasok ang refund mo',
        text: 'Hindi naibalik ang {amount} para sa {code}. Inaalam na namin at ipapadala sa ibang paraan.',
      },
    },
  },
  RefundRequested: {
    action: 'Humiling ng refund na higit sa kaya ng isang admin',
    happened: 'Naghihintay ng ikalawang admin ang refund na {amount}: {reason}',
    changes: '{amount}: {reason}',
  },
  RefundRequestDropped: {
    action: 'Hindi itinuloy ang refund na naghihintay',
    happened: 'Hindi natuloy ang refund na {amount}',
    changes:
      '{amount}: {because, select, refused {tinanggihan ng ikalawang admin} nothing_left {naibalik na ang ' +
      'pera} other {binawi, o walang sumagot}}',
  },
  WaiverRequested: {
    action: 'Humiling na magbawas nang higit sa kaya ng isang admin',
    happened: 'Naghihintay ng ikalawang admin ang pagbawas ng {amount} sa dapat bayaran: {reason}',
    changes: '{waived}: {reason}',
  },
  WaiverRequestDropped: {
    action: 'Hindi itinuloy ang pagbawas na naghihintay',
    happened: 'Kailangan pa ring bayaran ang {amount}: hindi natuloy ang pagbawas',
    changes:
      '{waived}: {because, select, refused {tinanggihan ng ikalawang admin} nothing_left {wala nang babayaran} ' +
      'other {binawi, o walang sumagot}}',
  },
};
