import type { Messages } from '../../../i18n/i18n.ts';
import type { approvalsEn } from './approvals.en.ts';

export const approvalsFil: Messages<typeof approvalsEn> = {
  title: 'Mga pag-apruba',
  subtitle: 'May mga bagay na dalawang admin ang kailangan: isa ang humihiling, isa ang sumasang-ayon.',
  show: 'Mga ipapakitang hiling',
  open: 'Naghihintay',
  over: 'Nasagot na',
  loadFailed: 'Hindi mabasa ang mga hiling',
  noneOpen: 'Walang naghihintay ng pag-apruba',
  noneOpenHint:
    'Dito naghihintay ng pagsang-ayon ng ikalawang admin ang mga bagong admin, malalaking refund at iba pa.',
  noneOver: 'Wala pang nasagot',
  noneOverHint: 'Lalabas dito ang mga napagpasyahan ninyo.',
  toUsers: 'Pumunta sa Mga user',
  make_admin: 'Gawing admin si {person}',
  staff_role:
    'Ibigay kay {person} ang tungkulin: ' +
    '{role, select, owner {may-ari} support {suporta} finance {pananalapi} trust {tiwala at kaligtasan} other ' +
    '{tagasuri}}',
  remove_admin: 'Alisin si {person} bilang admin',
  second_factor_reset: 'I-reset ang dalawang-hakbang na pag-log in ni {person}',
  number_release: 'Alisin ang numero ni {person}',
  number_confirm: 'Papasukin ulit sa text si {person}',
  refund: 'I-refund kay {person} ang {amount}',
  waiver: 'Huwag nang singilin si {person} ng {amount}',
  waiver_dispute: 'Mula sa reklamo sa {service}',
  waiver_no_show: 'Multa sa hindi pagsipot sa {service}',
  waiver_cancellation: 'Dahil kakanselahin ng Suki ang {service}',
  booking: 'Tingnan ang {code}',
  suspend_worker: 'Suspindihin si {person}',
  money_settings: 'Baguhin ang mga setting ng pera',
  system_reset: 'I-reset ang platform',
  asked: 'Hiniling ni {name}, {when}',
  because: 'Dahilan: {reason}',
  until: 'Mag-e-expire sa {when} kung walang sasagot',
  yours: 'Ikaw ang humiling nito. Ibang admin ang dapat sumang-ayon.',
  aboutYou: 'Tungkol ito sa iyo, kaya ibang admin ang dapat sumang-ayon. Hindi mo ito hiningi? Tanggihan mo.',
  person: 'Tingnan si {name}',
  refundOf: '{amount} sa {kept} na hawak ng Suki para sa {service}',
  sentByHand: 'Naipadala na raw nang mano-mano: {reference}',
  settings: 'Tingnan ang mga setting',
  openJobs: 'Mga bukas na trabaho noon:',
  payment: 'Tingnan ang bayad ng {code}',
  agree: 'Sumang-ayon',
  agreeNamed: 'Sumang-ayon: {what}',
  refuse: 'Tanggihan',
  refuseNamed: 'Tanggihan: {what}',
  withdraw: 'Bawiin',
  withdrawNamed: 'Bawiin: {what}',
  agreeTitle: '{what}?',
  agreeText_make_admin: 'Makikita at mababago ni {person} ang lahat, kapag nag-log in siya ulit.',
  agreeText_staff_role: 'Mala-log out si {person} sa lahat, at magla-log in ulit sa bagong tungkulin.',
  agreeText_remove_admin: 'Mala-log out si {person} sa lahat, at babalik bilang kliyente.',
  agreeText_second_factor_reset:
    'Tiyaking si {person} nga ang humiling: password lang ang magbubukas ng account hanggang ma-set up niya ito ulit.',
  agreeText_number_release:
    'Hindi na makakapag-log in sa text si {person}, at magagamit na ng bagong may-ari ang numero.',
  agreeText_number_confirm:
    'Tiyaking nakita ang ID ni {person}: sa loob ng 7 araw, mabubuksan ng code sa numero niya ang account.',
  agreeText_refund: 'Ibabalik ang {amount} para sa {code}. Ipaaalam ito kay {person} at sa worker.',
  agreeText_waiver:
    'Hindi na babayaran ni {person} ang {amount} para sa {code}, at ibabalik ang nabayaran na. Sasabihan ang ' +
    'dalawang panig.',
  agreeText_suspend_worker: 'Mala-log out si {person} sa lahat, at iaalok sa ibang worker ang mga parating na trabaho.',
  agreeText_money_settings: 'Para na sa lahat ang mga ito mula noon.',
  agreeText_system_reset:
    'Magsisimulang muli ang mga booking, pera, chat, review, reklamo, at hiling ng tulong, para sa lahat. Hindi na ' +
    'ito mababawi.',
  refuseTitle: 'Tanggihan ito?',
  refuseText: 'Mababasa ni {name} ang dahilan, at puwede siyang humiling ulit.',
  agreed: 'Tapos na: pareho kayong sumang-ayon',
  refused: 'Tinanggihan na',
  withdrawn: 'Binawi na',
  failed: 'Hindi nagawa: {reason}',
  status_granted: 'Sumang-ayon si {name}, {when}',
  status_refused: 'Tumanggi si {name}, {when}: {reason}',
  status_withdrawn: 'Binawi, {when}',
  status_expired: 'Walang sumagot sa oras',
};
