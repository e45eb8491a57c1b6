import { codesCeb } from './code-words.ceb.ts';
import type { disputeEn } from './dispute.en.ts';
import type { Translated } from './texts.ts';

const about =
  '{about, select, not_done {wala mahuman} damage {naay naguba} price {presyo} no_show {wala pag-abot} other {batasan}}';
const outcome =
  '{outcome, select, full_refund {iuli ang tanan} partial_refund {iuli ang bahin} ' +
  'cancel_fee {tangtangon ang multa} no_show_waived {dili maihap ang wala pag-abot} ' +
  'no_show_upheld {maihap ang wala pag-abot} other {bayran ang worker}}';

export const disputeCeb: Translated<typeof disputeEn> = {
  DisputeOpened: {
    action: 'Nireklamo bahin sa trabaho',
    happened: 'Gireklamo ang trabaho',
    changes: `${about}{wanted, select, none {} other {, gustong mauli ang {wanted}}}`,
    notices: {
      DisputeOpened: {
        title:
          '{reader, select, client {Naay gisulti nga problema ang imong worker} other {Naay gisulti nga problema ang imong kliyente}}',
        text: '{code}: isulti ang imong bahin, dili molapas sa {until}. Maghulat ang kwarta hangtod makadesisyon mi.',
      },
    },
  },
  DisputeMessageAdded: {
    action: 'Nisulat sa reklamo',
    happened: 'Naay gidugang sa reklamo',
    changes:
      `${codesCeb.by}{asks, select, none {} both {, gipangutana ang duha ka kiliran} other {, gipangutana ang ` +
      `${codesCeb.asks}}}`,
    notices: {
      DisputeMessageAdded: {
        title: '{by, select, staff {Naay pangutana ang Suki nimo} other {Naay bag-o sa imong reklamo}}',
        text: '{by, select, staff {{code}: palihog tubaga, aron makadesisyon mi.} other {{code}: naay gisulat ang pikas.}}',
      },
    },
  },
  DisputeWithdrawn: {
    action: 'Gibawi ang reklamo',
    happened: 'Gibawi ang reklamo',
    notices: {
      DisputeWithdrawn: { title: 'Gibawi ang reklamo', text: '{code}: walay laing nausab.' },
    },
  },
  DisputeDecided: {
    action: 'Nidesisyon sa reklamo',
    happened: 'Nadesisyonan ang reklamo: {reason}',
    changes: `${outcome}, {waived}: {reason}`,
    notices: {
      DisputeDecided: {
        title: 'Nidesisyon ang Suki sa imong reklamo',
        text:
          '{code}: {outcome, select, pay_worker {walay kausaban sa presyo.} ' +
          'no_show_upheld {maihap ang wala pagtungha.} ' +
          'no_show_waived {dili maihap ang wala pagtungha, ug walay bayran.} ' +
          'other {gikuhaan og {amount} ang presyo.}} ' +
          '{final, select, yes {Final na kini.} other {Mahangyo nimo nga susihon pag-usab, dili molapas sa {until}.}}',
      },
    },
  },
  DisputeDecisionAccepted: {
    action: 'Gidawat ang desisyon sa reklamo',
    happened: 'Gidawat sa {what} ang desisyon',
    changes: `ang ${codesCeb.by}`,
  },
  DisputeAppealed: {
    action: 'Niapela sa desisyon',
    happened: 'Giapela ang desisyon',
    changes: `ang ${codesCeb.by}`,
    notices: {
      DisputeAppealed: {
        title: 'Gihangyo nga susihon pag-usab',
        text: '{code}: wala mouyon ang pikas. Laing tawo sa Suki ang modesisyon karon.',
      },
    },
  },
  DisputeSettled: {
    action: 'Gisirado ang reklamo',
    happened: 'Final na ang desisyon, ug molihok ang kwarta sumala niini',
    changes: `${outcome}, {waived}`,
    notices: {
      DisputeSettled: {
        title: 'Sirado na ang imong reklamo',
        text:
          '{code}: {outcome, select, pay_worker {walay kausaban sa presyo, ug bayran ang worker.} ' +
          'no_show_upheld {maihap ang wala pagtungha.} ' +
          'no_show_waived {dili maihap ang wala pagtungha, ug walay bayran.} ' +
          'other {gikuhaan og ' +
          '{amount} ang presyo. Iuli ang nabayad na niini.}}',
      },
    },
  },
  DisputeReopened: {
    action: 'Giablihan pag-usab ang reklamo',
    happened: 'Wala makumpirma ang refund, mao nga modesisyon pag-usab ang Suki',
    changes:
      '{because, select, refund_refused {gibalibaran sa ikaduhang admin ang refund} other {walay niuyon sa ' +
      'refund}}{reason, select, none {} other {: {reason}}}',
    notices: {
      DisputeReopened: {
        title: 'Gisusi namo pag-usab ang imong reklamo',
        text:
          '{code}: wala kumpirmaha sa ikaduhang tawo sa Suki ang refund. Maghulat ang kwarta hangtod makadesisyon mi ' +
          'pag-usab.',
      },
    },
  },
  DisputeAnswerReminded: {
    action: 'Gipahinumdoman ang usa ka pikas nga motubag',
    happened: 'Gipahinumdoman ang wala pa makatubag',
    changes: `ang ${codesCeb.to}`,
    notices: {
      DisputeAnswerReminded: {
        title: 'Naghulat pa mi sa imong bahin',
        text: '{code}: tubaga una molapas ang {until}. Human ana, modesisyon mi sumala sa among nahibaloan.',
      },
    },
  },
};
