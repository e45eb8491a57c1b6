import type { Messages } from '../../i18n/i18n.ts';
import type { placesEn } from './places.en.ts';

export const placesFil: Messages<typeof placesEn> = {
  pinTitle: 'Nasaan ang pinto mo?',
  pinText: 'Igalaw ang mapa hanggang matapat dito ang pin.',
  mapLabel: 'Mapa. Arrow keys ang pampagalaw ng pin, plus at minus ang pang-zoom.',
  zoomIn: 'I-zoom in',
  zoomOut: 'I-zoom out',
  loading: 'Nilo-load ang mapa…',
  failed: 'Hindi ma-load ang mapa.',
  near: '{metres, plural, =0 {Nasa gitna ng {barangay}.} other {Mga # m mula sa gitna ng {barangay}.}}',
  nearKm: 'Mga {km} km mula sa gitna ng {barangay}.',
  nothingNear: 'Hindi pa namin alam ang mga barangay ng lungsod na ito.',
  closer: 'Mag-zoom in para mailagay ang pin.',
  notMoved: 'Ilipat muna ang pin sa pinto mo.',
  keep: 'Dito ang pin',
  cancel: 'Huwag na',
  dots: 'Gitna ng isang barangay ang bawat tuldok.',
  noStreets:
    'Walang kalye sa mapang ito. Kung hindi mo matukoy ang lugar mo, huwag nang maglagay ng pin: ang address ang ' +
    'susundan ng worker.',
  credits: 'Mga barangay: PSA, NAMRIA at OCHA, CC BY-IGO.',
};
