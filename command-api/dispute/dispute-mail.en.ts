export const disputeMailEn = {
  job: '{service} {side, select, client {with} other {for}} {name}',
  subject: 'The problem with {job}',
  text: {
    opened:
      'The other side of {job} told us about a problem. Tell us what happened from your side before {until}. ' +
      'After that we decide with what we know.',
    answered: 'There’s an answer in your dispute about {job}.',
    asked: 'We have a question for you about {job}.',
    withdrawn: 'The dispute about {job} was taken back. Nothing else changes.',
    decided: 'We decided the dispute about {job}. If you don’t agree, ask for a second look before {until}.',
    decidedForGood: 'We decided the dispute about {job}. This decision is final.',
    appealed: 'The other side asked for a second look at {job}. Someone else at Suki decides now.',
    settled: 'You both agreed to the decision about {job}, so it’s settled.',
    reopened:
      'The refund for {job} wasn’t confirmed by a second person at Suki, so we’re deciding again. The money ' +
      'waits until then.',
    reminded:
      'We still need your side of what happened with {job}. Tell us before {until}. After that we decide with ' +
      'what we know.',
  },
  why: 'Why: {reason}',
  open: 'See it here:\n{url}',
};
