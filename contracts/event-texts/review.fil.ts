import type { Translated } from './texts.ts';
import type { reviewEn } from './review.en.ts';

export const reviewFil: Translated<typeof reviewEn> = {
  ReviewAnswered: {
    action: 'Sumagot sa review',
    happened: 'Nasagot ang review',
    changes: '“{text}”',
    notices: {
      ReviewAnswered: { title: 'May sagot sa review mo', text: 'Sinagot ni {worker} ang review mo sa {code}' },
    },
  },
  ReviewAnswerChanged: {
    action: 'Binago ang sagot sa review',
    happened: 'Nabago ang sagot sa review',
    changes: '“{text}”',
  },
  ReviewAnswerHidden: {
    action: 'Itinago ang sagot sa review',
    happened: 'Nakatago na ang sagot sa review',
    changes: '{reason}',
    notices: {
      ReviewAnswerHidden: {
        title: 'Hindi na ipinapakita ang sagot mo',
        text: 'Itinago namin ang sagot mo sa review ng {code}: {reason}',
      },
    },
  },
  ReviewAnswerRestored: {
    action: 'Ibinalik ang sagot sa review',
    happened: 'Ipinapakita muli ang sagot sa review',
    notices: {
      ReviewAnswerRestored: {
        title: 'Naibalik ang sagot mo',
        text: 'Mababasa na muli ng mga kliyente ang sagot mo sa review ng {code}',
      },
    },
  },
};
