import type { disputeEn } from './dispute.en.ts';
import type { Translated } from './texts.ts';

export const disputeFil: Translated<typeof disputeEn> = {
  DisputeOpened: {
    action: 'Nagreklamo tungkol sa trabaho',
    happened: 'Inireklamo ang trabaho',
    notices: {
      DisputeOpened: {
        title:
          '{reader, select, client {May sinabing problema ang worker mo} other {May sinabing problema ang kliyente mo}}',
        text: '{code}: sabihin ang panig mo bago ang {until}. Maghihintay ang pera hanggang makapagpasya kami.',
      },
    },
  },
  DisputeMessageAdded: {
    action: 'Sumulat sa reklamo',
    happened: 'May idinagdag sa reklamo',
    notices: {
      DisputeMessageAdded: {
        title: '{by, select, staff {May tanong sa iyo ang Suki} other {May bago sa reklamo mo}}',
        text: '{by, select, staff {{code}: sumagot ka para makapagpasya kami.} other {{code}: may isinulat ang kabilang panig.}}',
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
  },
  DisputeAppealed: {
    action: 'Umapela sa pasya',
    happened: 'Inapela ang pasya',
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
    notices: {
      DisputeAnswerReminded: {
        title: 'Hinihintay pa namin ang panig mo',
        text: '{code}: sumagot ka bago ang {until}. Pagkatapos noon, magpapasya kami ayon sa alam namin.',
      },
    },
  },
};
