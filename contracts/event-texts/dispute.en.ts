import { codesEn } from './code-words.en.ts';
import type { dispute } from './dispute.ts';
import type { TextsOf } from './texts.ts';

const about =
  '{about, select, not_done {not done} damage {damage} price {the price} no_show {nobody came} other {behaviour}}';
const outcome =
  '{outcome, select, full_refund {full refund} partial_refund {partial refund} cancel_fee {fee waived} ' +
  'no_show_waived {no-show waived} no_show_upheld {no-show counts} other {worker paid}}';

/** Texts of dispute events. */
export const disputeEn = {
  DisputeOpened: {
    action: 'Disputed a job',
    happened: 'The job was disputed',
    changes: `${about}{wanted, select, none {} other {, wants {wanted} back}}`,
    notices: {
      DisputeOpened: {
        title: '{reader, select, client {Your worker reported a problem} other {Your client reported a problem}}',
        text: '{code}: tell us your side before {until}. The money waits until we’ve decided.',
      },
    },
  },
  DisputeMessageAdded: {
    action: 'Wrote in a dispute',
    happened: 'Something was added to the dispute',
    changes: `the ${codesEn.by}{asks, select, none {} both { asks both sides} other { asks the ${codesEn.asks}}}`,
    notices: {
      DisputeMessageAdded: {
        title: '{by, select, staff {Suki has a question for you} other {New in your dispute}}',
        text: '{by, select, staff {{code}: please answer, so that we can decide.} other {{code}: the other side wrote something.}}',
      },
    },
  },
  DisputeWithdrawn: {
    action: 'Withdrew a dispute',
    happened: 'The dispute was withdrawn',
    notices: {
      DisputeWithdrawn: { title: 'The dispute was withdrawn', text: '{code}: nothing else changes.' },
    },
  },
  DisputeDecided: {
    action: 'Decided a dispute',
    happened: 'The dispute was decided: {reason}',
    changes: `${outcome}, {waived}: {reason}`,
    notices: {
      DisputeDecided: {
        title: 'Suki decided your dispute',
        text:
          '{code}: {outcome, select, pay_worker {the price stays as it is.} ' +
          'no_show_upheld {the no-show counts.} ' +
          'no_show_waived {the no-show counts against nobody, and costs nothing.} ' +
          'other {{amount} is taken off the price.}} ' +
          '{final, select, yes {This is final.} other {You can ask for a second look before {until}.}}',
      },
    },
  },
  DisputeDecisionAccepted: {
    action: 'Accepted the decision on a dispute',
    happened: 'The {what} accepted the decision',
    changes: `the ${codesEn.by}`,
  },
  DisputeAppealed: {
    action: 'Appealed a decision',
    happened: 'The decision was appealed',
    changes: `the ${codesEn.by}`,
    notices: {
      DisputeAppealed: {
        title: 'A second look was asked for',
        text: '{code}: the other side doesn’t agree. Somebody else at Suki decides now.',
      },
    },
  },
  DisputeSettled: {
    action: 'Settled a dispute',
    happened: 'The decision is final, and money moves by it',
    changes: `${outcome}, {waived}`,
    notices: {
      DisputeSettled: {
        title: 'Your dispute is closed',
        text:
          '{code}: {outcome, select, pay_worker {the price stays, and the worker is paid.} ' +
          'no_show_upheld {the no-show counts.} ' +
          'no_show_waived {the no-show counts against nobody, and costs nothing.} ' +
          'other {{amount} is taken off ' +
          'the price. What was paid of it goes back.}}',
      },
    },
  },
  DisputeReopened: {
    action: 'Reopened a dispute',
    happened: 'The refund wasn’t confirmed, so Suki decides again',
    changes:
      '{because, select, refund_refused {a second admin refused the refund} other {nobody agreed to the refund}}' +
      '{reason, select, none {} other {: {reason}}}',
    notices: {
      DisputeReopened: {
        title: 'We’re looking at your dispute again',
        text: '{code}: the refund wasn’t confirmed by a second person at Suki. The money waits until we’ve decided again.',
      },
    },
  },
  DisputeAnswerReminded: {
    action: 'Reminded a side to answer',
    happened: 'Whoever hasn’t answered was reminded',
    changes: `the ${codesEn.to}`,
    notices: {
      DisputeAnswerReminded: {
        title: 'We still need your side',
        text: '{code}: answer before {until}. After that we decide with what we know.',
      },
    },
  },
} satisfies TextsOf<typeof dispute>;
