import type { Messages } from '../../../i18n/i18n.ts';
import type { extrasEn } from './extras.en.ts';

export const extrasFil: Messages<typeof extrasEn> = {
  extras: 'Mga dagdag',
  propose: 'Magmungkahi ng dagdag',
  proposeHint: 'Trabaho o piyesang lampas sa napagkasunduang presyo',
  dialogTitle: 'Magmungkahi ng dagdag',
  dialogText: 'Makikita agad ito ni {client}. Isasama lang ito sa bayad kapag inaprubahan niya.',
  amount: 'Halaga',
  amountHint: 'Dagdag sa {total}',
  reason: 'Para saan?',
  reasonHint: 'Gaya ng “Bagong cartridge”. Babasahin ito ni {client}.',
  back: 'Bumalik',
  send: 'Tanungin si {client}',
  sent: 'Tinanong na si {client}',
  waiting: 'Naghihintay',
  approved: 'Inaprubahan',
  refused: 'Tinanggihan',
  lapsed: 'Hindi nasagot',
  nowApproved: 'Inaprubahan ni {client} ang dagdag: {reason}, {amount}',
  nowRefused: 'Tinanggihan ni {client} ang dagdag: {reason}, {amount}',
};
