import type { Messages } from '../../../i18n/i18n.ts';
import type { workerFiguresEn } from './worker-figures.en.ts';

export const workerFiguresFil: Messages<typeof workerFiguresEn> = {
  failed: 'Hindi mabasa ang mga bilang',
  work: 'Paano sila magtrabaho',
  asked: 'Hiniling mismo sila',
  accepted: 'Tinanggap',
  declined: 'Tinanggihan',
  unanswered: 'Hindi nasagot sa oras',
  answerTime: 'Karaniwang tagal bago sumagot',
  completed: 'Natapos na trabaho',
  ofAgreed: 'sa {count, number} na napagkasunduan',
  completion: 'Natatapos',
  calledOff: 'Kinansela nila',
  noShows: 'Hindi pagsipot',
  late: 'Huling dating',
  rating: 'Rating',
  reviews: '{count, plural, =1 {# review} other {# review}}',
  earnings: 'Kita',
  jobs: '{count, plural, =1 {# trabaho} other {# trabaho}}',
  inAll: 'Kabuuan',
  payouts: 'Mga huling payout',
  noPayouts: 'Wala pang payout',
  notes: 'Mga tala ng staff',
  noNotes: 'Wala pang tala',
  notesFailed: 'Hindi mabasa ang mga tala',
  newNote: 'Bagong tala',
  newNoteHint:
    'Staff lang ang nakakakita nito rito. Makukuha ito ni {name} sa kopya ng data nila, kaya isulat lang ang kaya mong ' +
    'sabihin nang harapan.',
  noteNeeded: 'Magsulat muna',
  addNote: 'Idagdag ang tala',
  noteAdded: 'Naitago ang tala',
  noteBy: '{name}, {when}',
  moreNotes: 'Ipakita ang mas lumang tala',
};
