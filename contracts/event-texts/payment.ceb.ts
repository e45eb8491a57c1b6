import { codesCeb } from './code-words.ceb.ts';
import type { Translated } from './texts.ts';
import type { paymentEn } from './payment.en.ts';

export const paymentCeb: Translated<typeof paymentEn> = {
  PaymentRequested: {
    action: 'Nangayo og bayad',
    happened: 'Gipangayo ang {amount}',
    changes: '{amount}',
    timeline: {
      clientPurposeCancellationFee: 'Gisingil ka sa multa sa pag-cancel: {amount}',
      client: 'Gipangayo ni {name} ang bayad nga {amount}',
      workerPurposeCancellationFee: 'Gisingil kang {client} ang multa sa pag-cancel: {amount}',
      worker: 'Nangayo ka og {amount}',
    },
    notices: {
      PaymentRequested: {
        title: 'Palihug bayri',
        text:
          '{purpose, select, cancellation_fee {{amount}, ang multa sa pag-cancel sa {service}.} other ' +
          '{{amount} kang {worker} para sa {service}.}}',
      },
    },
  },
  PaymentSubmitted: {
    action: 'Nagpadala og bayad',
    happened: 'Padulong na ang {amount} sa {what}',
    changes: `{amount} sa ${codesCeb.method}`,
    timeline: {
      client:
        'Gipili nimo nga mobayad og {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      worker:
        'Gipili ni {client} nga mobayad og {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      noteReference: '“{reference}”',
    },
  },
  PaymentReceived: {
    action: 'Nakadawat og bayad',
    happened: 'Nadawat ang {amount} sa {what}',
    changes: `{amount} sa ${codesCeb.method}`,
    timeline: {
      client:
        'Niabot ang imong {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer ' +
        '{bank transfer} other {cash}}',
      worker:
        'Nibayad si {client} og {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
    },
    notices: {
      PaymentReceived: {
        title: 'Nadawat ang bayad',
        text: '{code}: niabot na ang {amount}.',
      },
    },
  },
  PaymentFailed: {
    action: 'Wala madayon ang bayad',
    happened:
      '{what, select, bank_transfer {Wala makita ang bank transfer nga {amount}: {reason}} other {Wala ' +
      'madayon ang {amount}: {reason}}}',
    changes: '{reason}',
    timeline: {
      clientMethodBankTransfer: 'Wala namo makita ang imong bank transfer nga {amount}',
      client:
        'Wala madayon ang imong {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} ' +
        'bank_transfer {bank transfer} other {cash}}',
      workerMethodBankTransfer: 'Wala makita sa Suki ang bank transfer ni {client}, {amount}',
      worker: 'Wala madayon ang {amount} ni {client}',
      noteReason: '“{reason}”',
    },
    notices: {
      PaymentFailed: {
        title: 'Wala madayon ang imong bayad',
        text: '{code}, {amount}: {reason}. Sulayi pag-usab.',
      },
      TransferNotFound: {
        title: 'Wala namo makita ang imong gipadala',
        text:
          '{code}, {amount}: {reason}. Tan-awa sa imong bangko ang reference ug ipadala pag-usab namo, o ' +
          'bayad sa laing paagi.',
      },
    },
  },
  PaymentVerified: {
    action: 'Gikumpirma ang bayad',
    happened: 'Nakumpirmang bayad: {amount}',
    changes: '{verified}',
    timeline: {
      both: 'Na-verify sa Suki ang bayad: {amount}',
    },
  },
  PaymentVerificationUndone: {
    action: 'Gibawi ang pagkumpirma',
    happened: 'Gibawi ang pagkumpirma: {amount}',
    changes: '{amount}',
    timeline: {
      both: 'Gisusi pag-usab sa Suki ang bayad: {amount}',
    },
    notices: {
      PaymentVerificationUndone: {
        title: 'Gisusi namo pag-usab ang gipadala',
        text: '{code}: sayo ra kaayong gimarkahan nga niabot na ang {amount}. Gipangita pa namo kini.',
      },
    },
  },
  PaymentVoided: {
    action: 'Gisira ang bayad',
    happened: 'Wala nay bayranan',
    changes: '{reason, select, cancelled {gi-cancel} other {wala nay bayranan}}',
    timeline: {
      both: 'Wala nay bayranan',
    },
  },
  PaymentWaived: {
    action: 'Gikuhaan ang bayranan',
    happened: 'Dili na kinahanglang bayran ang {amount}: {reason}',
    changes: '{waived}: {reason}',
    timeline: {
      both: 'Gikuhaan og {amount} ang presyo',
    },
    notices: {
      PaymentWaived: {
        title: 'Mas gamay na ang bayranan',
        text: 'Gikuhaan og {amount} ang imong bayranan para sa {code}.',
      },
    },
  },
  RefundIssued: {
    action: 'Nag-refund',
    happened: 'Giuli ang {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      client: 'Iuli kanimo ang {amount}',
      worker: 'Iuli kang {client} ang {amount}',
      noteReason: '“{reason}”',
    },
    notices: {
      RefundForWorker: {
        title: 'Naay iuli sa imong kliyente',
        text:
          '{forWorker, select, less {{code}: iuli ang {amount}, tungod kay: {reason}. Kuhaon kini sa imong ' +
          'kita, ug dili na kuhaon sa Suki ang komisyon niini.} other {{code}: iuli ang {amount}. Sobra ' +
          'kini sa angay bayran, busa dili mausab ang imong kita.}}',
      },
      RefundIssued: {
        title: 'Naay kwarta nga iuli kanimo',
        text: '{code}, {amount}: {reason}',
      },
    },
  },
  RefundSettled: {
    action: 'Nauli ang kwarta',
    happened: 'Nauli ang {amount}',
    changes: '{amount}',
    timeline: {
      client: 'Naa na nimo ang {amount}',
      worker: 'Naa na kang {client} ang {amount}',
    },
  },
  RefundFailed: {
    action: 'Wala mauli ang kwarta',
    happened: 'Wala mauli ang {amount}: {reason}',
    changes: '{amount}: {reason}',
    timeline: {
      both: 'Dili pa mauli ang {amount}',
    },
    notices: {
      RefundFailed: {
        title: 'Wala mosulod ang imong refund',
        text: 'Wala mauli ang {amount} para sa {code}. Gisusi na namo ug ipadala sa laing paagi.',
      },
    },
  },
  RefundRequested: {
    action: 'Nangayo og refund nga labaw sa mahimo sa usa ka admin',
    happened: 'Naghulat og ikaduhang admin ang refund nga {amount}: {reason}',
    changes: '{amount}: {reason}',
  },
  RefundRequestDropped: {
    action: 'Wala ipadayon ang refund nga naghulat',
    happened: 'Wala madayon ang refund nga {amount}',
    changes:
      '{amount}: {because, select, refused {gibalibaran sa ikaduhang admin} nothing_left {nauli na ang kwarta} ' +
      'other {gibawi, o walay nitubag}}',
  },
  WaiverRequested: {
    action: 'Nangayo nga kuhaan og labaw sa mahimo sa usa ka admin',
    happened: 'Naghulat og ikaduhang admin ang pagkuha og {amount} sa bayranan: {reason}',
    changes: '{waived}: {reason}',
  },
  WaiverRequestDropped: {
    action: 'Wala ipadayon ang pagkuha nga naghulat',
    happened: 'Bayranan gihapon ang {amount}: wala madayon ang pagkuha',
    changes:
      '{waived}: {because, select, refused {gibalibaran sa ikaduhang admin} nothing_left {wala nay bayranan} ' +
      'other {gibawi, o walay nitubag}}',
  },
};
