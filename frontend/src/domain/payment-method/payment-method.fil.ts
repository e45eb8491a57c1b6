import type { Messages } from '../../i18n/i18n.ts';
import type { paymentMethodEn } from './payment-method.en.ts';

export const paymentMethodFil: Messages<typeof paymentMethodEn> = {
  gcash: 'GCash',
  gcashHint: 'Magbayad mula sa GCash wallet mo',
  maya: 'Maya',
  mayaHint: 'Magbayad mula sa Maya wallet mo',
  card: 'Card',
  cardHint: 'Credit o debit, hihingin kapag magbabayad na',
  bankTransfer: 'Bank transfer',
  bankTransferHint: 'Ipadala mula sa bank account mo',
  cash: 'Cash',
  cashHint: 'Bayaran ang worker pagkatapos ng trabaho',

  fewWays: 'Ito lang ang tumatanggap ng {amount}: {methods}.',
  fewWaysForRest: '{amount} ang matitira. Ito lang ang tumatanggap niyon: {methods}.',
};
