import type { Messages } from '../../i18n/i18n.ts';
import type { policyNamesEn } from './policy-names.en.ts';

export const policyNamesFil: Messages<typeof policyNamesEn> = {
  'when-unanswered-expire': 'nag-e-expire ang mga hiling na walang sumagot',
  'when-time-taken-turn-down': 'tinatanggihan ang hiling na naunahan sa oras',
  'when-worker-unavailable-turn-down':
    'tinatanggihan ang mga request at quote ng worker na hindi makatanggap ng trabaho',
  'when-quote-runs-out': 'nagsasara ang mga lumang quote',
  'release-orphaned-slots': 'binabakante ang mga oras na hindi na kailangan',
  'settle-held-times': 'inaayos ang mga bagong oras',
  'close-overdue-jobs': 'isinasara ang mga trabahong walang nagsara',
  'when-paper-expires-tell': 'lumipas ang bisa ng papeles',
  'when-refunded-close-payment': 'isinara ng refund ang bayad',
  'when-suspended-reopen-jobs': 'napupunta sa iba ang trabaho ng suspendidong worker',
  'when-completed-request-payment': 'humihingi ng bayad ang mga natapos na trabaho',
  'when-cancelled-settle-payment': 'inaayos ang bayad ng mga kinanselang booking',
  'when-overpaid-refund': 'ibinabalik ang sobrang bayad',
  'when-refund-issued-send-it': 'ipinadadala ang mga refund',
  'when-payment-stalls': 'inaalam ang mga bayad na natatagalan',
  'when-verified-add-earning': 'isinasama sa payout ng Biyernes ang mga bayad na trabaho',
  'when-refunded-reduce-earning': 'ibinabawas sa payout ang mga refund',
  'every-friday-schedule-payouts': 'isinasara ang mga payout tuwing Biyernes',
  'when-carried-forward-add-line': 'inililipat sa susunod na Biyernes ang utang ng manggagawa',
  'when-reversed-add-line': 'binabayaran ulit ang mga payout na bumalik',
  'when-payout-account-set-release': 'sumusunod ang payout sa account ng manggagawa',
  'when-payout-account-set-mail': 'ipinaaalam sa email ang bagong payout account',
  'when-payout-account-set-text': 'ipinaaalam sa text ang bagong payout account',
  'when-number-change-undone-withdraw-payout-account': 'inaalis ang payout account kasama ng numerong binawi',
  'when-contact-change-expires': 'inaalis ang mga email at numerong hindi nakumpirma',
  'when-contact-changed-tell': 'ipinaaalam sa dating email o numero ang pagpapalit',
  'when-session-token-reused-sign-out': 'tinatapos ang sign-in na ginamit ng dalawang device',
};
