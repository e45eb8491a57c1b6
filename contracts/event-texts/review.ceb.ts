import type { Translated } from './texts.ts';
import type { reviewEn } from './review.en.ts';

export const reviewCeb: Translated<typeof reviewEn> = {
  ReviewAnswered: {
    action: 'Mitubag sa review',
    happened: 'Natubag ang review',
    changes: '“{text}”',
    notices: {
      ReviewAnswered: { title: 'Natubag ang imong review', text: 'Gitubag ni {worker} ang imong review sa {code}' },
    },
  },
  ReviewAnswerChanged: {
    action: 'Giusab ang tubag sa review',
    happened: 'Nausab ang tubag sa review',
    changes: '“{text}”',
  },
  ReviewAnswerHidden: {
    action: 'Gitago ang tubag sa review',
    happened: 'Natago ang tubag sa review',
    changes: '{reason}',
    notices: {
      ReviewAnswerHidden: {
        title: 'Wala na ipakita ang imong tubag',
        text: 'Gitago namo ang imong tubag sa review sa {code}: {reason}',
      },
    },
  },
  ReviewAnswerRestored: {
    action: 'Gibalik ang tubag sa review',
    happened: 'Gipakita pag-usab ang tubag sa review',
    notices: {
      ReviewAnswerRestored: {
        title: 'Nabalik ang imong tubag',
        text: 'Mabasa na pag-usab sa mga kliyente ang imong tubag sa review sa {code}',
      },
    },
  },
};
