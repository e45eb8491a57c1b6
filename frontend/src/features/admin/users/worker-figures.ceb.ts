import type { Messages } from '../../../i18n/i18n.ts';
import type { workerFiguresEn } from './worker-figures.en.ts';

export const workerFiguresCeb: Messages<typeof workerFiguresEn> = {
  failed: 'Wala mabasa ang mga numero',
  work: 'Giunsa nila pagtrabaho',
  asked: 'Gipangayo gyud sila',
  accepted: 'Gidawat',
  declined: 'Gibalibaran',
  unanswered: 'Wala matubag sa oras',
  answerTime: 'Kasagarang oras sa pagtubag',
  completed: 'Nahuman nga trabaho',
  ofAgreed: 'sa {count, number} nga nasabotan',
  completion: 'Mahuman',
  calledOff: 'Gi-cancel nila',
  noShows: 'Wala pag-abot',
  late: 'Naulahi pag-abot',
  rating: 'Rating',
  reviews: '{count, plural, other {# ka review}}',
  earnings: 'Kita',
  jobs: '{count, plural, other {# ka trabaho}}',
  inAll: 'Tanan',
  payouts: 'Mga kataposang payout',
  noPayouts: 'Wala pay payout',
  notes: 'Mga nota sa staff',
  noNotes: 'Wala pay nota',
  notesFailed: 'Wala mabasa ang mga nota',
  newNote: 'Bag-ong nota',
  newNoteHint:
    'Staff ra ang makakita niini dinhi. Makuha kini ni {name} uban sa kopya sa ilang data, busa isulat ra ang imong ' +
    'masulti kaniya mismo.',
  noteNeeded: 'Pagsulat usa',
  addNote: 'Idugang ang nota',
  noteAdded: 'Natago na ang nota',
  noteBy: '{name}, {when}',
  moreNotes: 'Ipakita ang mas karaang nota',
};
