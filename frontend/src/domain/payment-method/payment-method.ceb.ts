import type { Messages } from '../../i18n/i18n.ts';
import type { paymentMethodEn } from './payment-method.en.ts';

export const paymentMethodCeb: Messages<typeof paymentMethodEn> = {
  gcash: 'GCash',
  gcashHint: 'Bayad gikan sa imong GCash wallet',
  maya: 'Maya',
  mayaHint: 'Bayad gikan sa imong Maya wallet',
  card: 'Card',
  cardHint: 'Credit o debit, pangayoon kung mobayad na',
  bankTransfer: 'Bank transfer',
  bankTransferHint: 'Ipadala gikan sa imong bank account',
  cash: 'Cash',
  cashHint: 'Bayri ang worker human sa trabaho',

  fewWays: 'Kini ra ang modawat og {amount}: {methods}.',
  fewWaysForRest: '{amount} ang mahibilin. Kini ra ang modawat niana: {methods}.',
};
