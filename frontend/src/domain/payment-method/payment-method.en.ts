export const paymentMethodEn = {
  gcash: 'GCash',
  gcashHint: 'Pay from your GCash wallet',
  maya: 'Maya',
  mayaHint: 'Pay from your Maya wallet',
  card: 'Card',
  cardHint: 'Credit or debit, asked for when you pay',
  bankTransfer: 'Bank transfer',
  bankTransferHint: 'Send it from your bank account',
  cash: 'Cash',
  cashHint: 'Pay the worker when the job is done',

  fewWays: 'Only these ways take {amount}: {methods}.',
  fewWaysForRest: '{amount} would be left. Only these ways take that: {methods}.',
};
