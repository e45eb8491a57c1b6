import type { Messages } from '../../i18n/i18n.ts';
import type { placesEn } from './places.en.ts';

export const placesCeb: Messages<typeof placesEn> = {
  pinTitle: 'Asa ang imong pultahan?',
  pinText: 'Ibalhin ang mapa hangtod naa na ang pin niini.',
  mapLabel: 'Mapa. Ang arrow keys mobalhin sa pin, plus ug minus sa zoom.',
  zoomIn: 'I-zoom in',
  zoomOut: 'I-zoom out',
  loading: 'Gi-load ang mapa…',
  failed: 'Wala ma-load ang mapa.',
  near: '{metres, plural, =0 {Sa tunga sa {barangay}.} other {Mga # m gikan sa tunga sa {barangay}.}}',
  nearKm: 'Mga {km} km gikan sa tunga sa {barangay}.',
  nothingNear: 'Wala pa namo mahibaloi ang mga barangay aning siyudad.',
  closer: 'I-zoom in aron mabutang ang pin.',
  notMoved: 'Ibalhin una ang pin sa imong pultahan.',
  keep: 'Mao kini ang pin',
  cancel: 'Ayaw na lang',
  dots: 'Ang matag tuldok mao ang tunga sa barangay.',
  noStreets:
    'Walay kalsada kining mapa. Kung dili ka sigurado sa imong lugar, ayaw na lang og pin: ang address ang sundon sa ' +
    'mga worker.',
  credits: 'Mga barangay: PSA, NAMRIA ug OCHA, CC BY-IGO.',
};
