import type { Messages } from '../../i18n/i18n.ts';
import type { moneyStepsEn } from './money-steps.en.ts';

export const moneyStepsFil: Messages<typeof moneyStepsEn> = {
  clientPaymentRequested: 'Hinihingi ni {name} ang bayad na {amount}',
  workerPaymentRequested: 'Humingi ka ng {amount}',
  clientFeeRequested: 'Sinisingil ang multa sa pagkansela: {amount}',
  workerFeeRequested: 'Sinisingil kay {client} ang multa sa pagkansela: {amount}',
  clientPaymentSubmitted:
    'Nagbabayad ka ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  workerPaymentSubmitted:
    'Nagbabayad si {client} ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  clientPaymentReceived:
    'Dumating ang {amount} mo sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  workerPaymentReceived:
    'Nagbayad si {client} ng {amount} sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  clientPaymentFailed:
    'Hindi natuloy ang {amount} mo sa {method, select, gcash {GCash} maya {Maya} card {card} bank_transfer {bank transfer} other {cash}}',
  workerPaymentFailed: 'Hindi natuloy ang {amount} ni {client}',
  clientTransferNotFound: 'Hindi namin makita ang bank transfer mong {amount}',
  workerTransferNotFound: 'Hindi makita ng Suki ang bank transfer ni {client}, {amount}',
  verificationUndone: 'Tinitingnan ulit ng Suki ang bayad: {amount}',
  paymentVerified: 'Tiningnan ng Suki ang bayad: {amount}',
  paymentVoided: 'Wala nang babayaran',
  clientRefundIssued: 'Ibinabalik sa iyo ang {amount}',
  workerRefundIssued: 'Ibinabalik kay {client} ang {amount}',
  clientRefundSettled: 'Nasa iyo na ang {amount}',
  workerRefundSettled: 'Nasa kay {client} na ang {amount}',
  refundFailed: 'Hindi pa maibalik ang {amount}',
};
