import { codesFil } from './code-words.fil.ts';
import type { disputeEn } from './dispute.en.ts';
import type { Translated } from './texts.ts';

const about =
  '{about, select, not_done {hindi natapos} damage {may nasira} price {presyo} no_show {hindi sumipot} other {asal}}';
const outcome =
  '{outcome, select, full_refund {ibabalik nang buo} partial_refund {ibabalik ang bahagi} ' +
  'cancel_fee {aalisin ang multa} no_show_waived {hindi bibilangin ang hindi pagsipot} ' +
  'no_show_upheld {bibilangin ang hindi pagsipot} other {babayaran ang worker}}';

export const disputeFil: Translated<typeof disputeEn> = {
  DisputeOpened: {
    action: 'Nagreklamo tungkol sa trabaho',
    happened: 'Inireklamo ang trabaho',
    changes: `${about}{wanted, select, none {} other {, gustong maibalik ang {wanted}}}`,
    notices: {
      DisputeOpened: {
        title:
          '{reader, select, client {May ini-report na problema ang worker mo} other {May ini-report na problema ang ' +
          'kliyente mo}}',
        text: '{code}: sabihin ang panig mo bago ang {until}. Maghihintay ang pera hanggang makapagpasya kami.',
      },
    },
  },
  DisputeMessageAdded: {
    action: 'Sumulat sa reklamo',
    happened: 'May idinagdag sa reklamo',
    changes:
      `${codesFil.by}{asks, select, none {} both {, tinatanong ang dalawang panig} other {, tinatanong ang ` +
      `${codesFil.asks}}}`,
    notices: {
      DisputeMessageAdded: {
        title: '{by, select, staff {May tanong sa iyo ang Suki} other {May bago sa reklamo mo}}',
        text:
          '{by, select, staff {{code}: sumagot ka para makapagpasya kami.} other {{code}: may isinulat ang kabilang ' +
          'panig.}}',
      },
    },
  },
  DisputeWithdrawn: {
    action: 'Binawi ang reklamo',
    happened: 'Binawi ang reklamo',
    notices: {
      DisputeWithdrawn: { title: 'Binawi ang reklamo', text: '{code}: walang ibang nagbago.' },
    },
  },
  DisputeDecided: {
    action: 'Nagpasya sa reklamo',
    happened: 'Napagpasyahan ang reklamo: {reason}',
    changes: `${outcome}, {waived}: {reason}`,
    notices: {
      DisputeDecided: {
        title: 'Nagpasya ang Suki sa reklamo mo',
        text:
          '{code}: {outcome, select, pay_worker {walang bawas sa presyo.} ' +
          'no_show_upheld {bibilangin ang hindi pagsipot.} ' +
          'no_show_waived {hindi bibilangin ang hindi pagsipot, at walang babayaran.} ' +
          'other {may bawas na {amount} sa presyo.}} ' +
          '{final, select, yes {Pinal na ito.} other {Puwede mong hilinging tingnan ulit bago ang {until}.}}',
      },
    },
  },
  DisputeDecisionAccepted: {
    action: 'Tinanggap ang pasya sa reklamo',
    happened: 'Tinanggap ng {what} ang pasya',
    changes: `ang ${codesFil.by}`,
  },
  DisputeAppealed: {
    action: 'Umapela sa pasya',
    happened: 'Inapela ang pasya',
    changes: `ang ${codesFil.by}`,
    notices: {
      DisputeAppealed: {
        title: 'Hiniling na tingnan ulit',
        text: '{code}: hindi sang-ayon ang kabilang panig. Ibang tao sa Suki ang magpapasya ngayon.',
      },
    },
  },
  DisputeSettled: {
    action: 'Isinara ang reklamo',
    happened: 'Pinal na ang pasya, at gagalaw ang pera ayon dito',
    changes: `${outcome}, {waived}`,
    notices: {
      DisputeSettled: {
        title: 'Sarado na ang reklamo mo',
        text:
          '{code}: {outcome, select, pay_worker {walang bawas sa presyo, at babayaran ang worker.} ' +
          'no_show_upheld {bibilangin ang hindi pagsipot.} ' +
          'no_show_waived {hindi bibilangin ang hindi pagsipot, at walang babayaran.} ' +
          'other {may bawas na ' +
          '{amount} sa presyo. Ibabalik ang nabayaran na rito.}}',
      },
    },
  },
  DisputeReopened: {
    action: 'Binuksan ulit ang reklamo',
    happened: 'Hindi nakumpirma ang refund, kaya magpapasya ulit ang Suki',
    changes:
      '{because, select, refund_refused {tinanggihan ng ikalawang admin ang refund} other {walang sumang-ayon ' +
      'sa refund}}{reason, select, none {} other {: {reason}}}',
    notices: {
      DisputeReopened: {
        title: 'Tinitingnan ulit namin ang reklamo mo',
        text:
          '{code}: hindi kinumpirma ng ikalawang tao sa Suki ang refund. Maghihintay ang pera hanggang makapagpasya ulit ' +
          'kami.',
      },
    },
  },
  DisputeAnswerReminded: {
    action: 'Pinaalalahanang sumagot ang isang panig',
    happened: 'Pinaalalahanan ang hindi pa sumasagot',
    changes: `ang ${codesFil.to}`,
    notices: {
      DisputeAnswerReminded: {
        title: 'Hinihintay pa namin ang panig mo',
        text: '{code}: sumagot ka bago ang {until}. Pagkatapos noon, magpapasya kami ayon sa alam namin.',
      },
    },
  },
};
