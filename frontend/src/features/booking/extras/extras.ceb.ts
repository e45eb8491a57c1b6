import type { Messages } from '../../../i18n/i18n.ts';
import type { extrasEn } from './extras.en.ts';

export const extrasCeb: Messages<typeof extrasEn> = {
  extras: 'Mga dugang',
  propose: 'Pagsugyot og dugang',
  proposeHint: 'Trabaho o piyesa nga lapas sa nasabotang presyo',
  dialogTitle: 'Pagsugyot og dugang',
  dialogText: 'Makita dayon kini ni {client}. Maihap ra kini kung moaprobar siya.',
  amount: 'Kantidad',
  amountHint: 'Dugang sa {total}',
  reason: 'Para sa unsa?',
  reasonHint: 'Sama sa “Bag-ong cartridge”. Mabasa kini ni {client}.',
  back: 'Balik',
  send: 'Pangutan-a si {client}',
  sent: 'Gipangutana na si {client}',
  waiting: 'Naghulat',
  approved: 'Giaprobahan',
  refused: 'Gibalibaran',
  lapsed: 'Wala matubag',
  nowApproved: 'Giaprobahan ni {client} ang dugang: {reason}, {amount}',
  nowRefused: 'Gibalibaran ni {client} ang dugang: {reason}, {amount}',
};
