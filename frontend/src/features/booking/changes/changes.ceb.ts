import type { Messages } from '../../../i18n/i18n.ts';
import type { changesEn } from './changes.en.ts';

export const changesCeb: Messages<typeof changesEn> = {
  proposeTime: 'Pagsugyot og bag-ong oras',
  proposeTimeAgain: 'Pagsugyot og laing oras',
  otherAgrees: 'Kinahanglan mouyon si {other}',
  proposeTitle: 'Kanus-a ka puwede?',
  proposeText: '{when} kini karon. Magpabilin kini hangtod mouyon si {other}.',
  proposeAt: 'Isugyot ang {when}',
  proposeThis: 'Isugyot kining oras',
  pickTime: 'Pagpili og adlaw ug oras.',
  sameTime: 'Mao na kana ang oras.',
  proposed: 'Gipangutana na si {other}',
  back: 'Balik',
  times: 'Bag-ong oras',

  askedByOther: 'Nangayo si {other} og bag-ong oras',
  askedByYou: 'Nangayo ka og bag-ong oras',
  now: 'Karon',
  instead: 'Ipuli',
  waitsForOther: 'Wala pa motubag si {other}. Hangtod ana, walay mausab.',
  askedTooLate: 'Nilabay na ang bag-ong oras. Walay mausab.',
  acceptTime: 'Dawata ang bag-ong oras',
  keepTime: 'Ayaw usba',
  withdrawTime: 'Bawia kini',
  withdrawn: 'Gibawi na. Wala mausab ang oras.',
  newTimeTaken: 'Dili na bakante kana nga oras',
  freeInstead: 'Bakante kini: {times}.',
  noneFree: 'Wala nay laing duol nga bakanteng oras.',

  extraTitle: 'Nagsugyot si {name} og dugang',
  extraText: 'Maapil ra kini sa imong bayranan kung moaprobar ka.',
  extraTotal: 'Uban niini, {total} ang trabaho.',
  approve: 'Aprobahi ang {amount}',
  refuse: 'Balibari',
  approved: 'Giaprobahan: {amount} ang dugang',
  refused: 'Gibalibaran; wala mausab ang presyo',
};
