import type { Messages } from '../../i18n/i18n.ts';
import type { workersEn } from './workers.en.ts';

export const workersCeb: Messages<typeof workersEn> = {
  listTitle: 'Mga worker',
  listSubtitle: 'Giaprobahan namo, gi-review sa mga tawo nga sama nimo.',
  searchWorkers: 'Pangita og worker',
  service: 'Serbisyo',
  anyService: 'Bisan unsang serbisyo',
  sortBy: 'Han-aya sumala sa',
  best: 'Pinakahaom',
  rating: 'Rating',
  price: 'Presyo',
  nearest: 'Pinakaduol',
  found: '{count} ka worker',
  nobodyTitle: 'Walay nihaom',
  nobodyText: 'Sulayi ang laing serbisyo, o pangita og lain.',
  showAll: 'Ipakita ang tanang worker',
  failed: 'Wala ma-load ang mga worker.',
  from: 'Gikan sa <price>{price}</price>',
  jobs: '{count, plural, =0 {Bag-o sa Suki} other {# ka trabaho}}',
  km: '{km, plural, =0 {duol ra} other {mga # km}}',
  noReviews: 'Wala pay review',
  availableNow: 'Libre Karon',
  arrivalWithin30: 'Moabot ang worker sulod sa 30 ka minuto',
  freeAt: 'Libre sa {when}',
  freeOn: 'Libre {when}',
  freeFrom: 'Libre sukad {when}',
  noFreeTime: 'Wala pay duol nga libreng oras',

  profileFailed: 'Wala ma-load ang data sa worker',
  gone: 'Walay ingon ani nga worker',
  goneText: 'Basin nibiya na siya sa Suki, o sayop ang address.',
  backToWorkers: 'Tanang worker',
  lineOfWork: '{service} sa {city}, sa Suki sukad {year}',
  lineOfWorkAnywhere: '{service}, sa Suki sukad {year}',
  allReviews: '{count, plural, =1 {Tan-awa ang # ka review} other {Tanang # ka review}}',
  ratingLabel: 'Rating',
  jobsLabel: 'Trabaho',
  reviewsLabel: 'Mga review',
  checked:
    '{kind, select, valid_id {Nasusi ang ID {day}} nbi_clearance {Nasusi ang NBI clearance {day}} police_clearance ' +
    '{Nasusi ang police clearance {day}} other {Nasusi ang sertipiko {day}}}',
  checkedUntil:
    '{kind, select, nbi_clearance {Nasusi ang NBI clearance {day}, balido hangtod {until}} police_clearance {Nasusi ' +
    'ang ' +
    'police clearance {day}, balido hangtod {until}} other {Nasusi ang sertipiko {day}, balido hangtod {until}}}',
  record:
    '{late, plural, =0 {Niabot sa {came} sa {jobs} ka trabaho, wala pa maulahi} other {Niabot sa {came} sa {jobs} ka ' +
    'trabaho, naulahi sa #}}',
  worksWithin: 'Moadto kanimo sulod sa {km} km',
  about: 'Bahin niya',
  servicesAndPrices: 'Mga serbisyo ug presyo',
  perHour: '{price} kada oras',
  skills: 'Hanas sa',
  work: 'Nahuman nga trabaho',
  workPicture: 'Nahuman nga trabaho, litrato {number} sa {total}',
  freeTimes: 'Libreng oras',
  pickDay: 'Pagpili og adlaw aron makita ang mga oras.',
  dayFull: 'Walay libre aning adlawa.',
  timesFailed: 'Wala ma-load ang mga libreng oras.',
  reviews: 'Mga review',
  noReviewsText: 'Makita dinhi ang unang review.',
  bookName: 'I-book si {name}',
  bookAt: 'I-book sa {when}',
  shownReviews: '{shown} nga pinakabag-o sa {count}',
};
