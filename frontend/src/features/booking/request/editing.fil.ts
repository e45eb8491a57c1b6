import type { Messages } from '../../../i18n/i18n.ts';
import type { editingEn } from './editing.en.ts';

export const editingFil: Messages<typeof editingEn> = {
  newTimeTitle: 'Kailan pupunta ang worker?',
  newTimeText: 'Tatanungin ang lahat ng malapit para sa {service}, sa {price}.',
  pickTime: 'Pumili ng araw at oras.',
  back: 'Bumalik',
  editTitle: 'Baguhin ang request mo',
  editTextNamed: 'Sasabihan si {name} kung ano ang nagbago, at ang bagong request ang sasagutin niya.',
  editText: 'Ang ise-save mo rito ang makikita ng mga worker. Kailangang kumpirmahin ng mga nag-quote ang quote nila.',
  time: 'Kailan',
  changeTime: 'Pumili ng ibang oras',
  keepTime: 'Huwag baguhin: {when}',
  line: 'Bahay at kalye',
  landmark: 'Palatandaan',
  landmarkHint: 'Opsyonal. Ang nakikita mula sa kalye.',
  samePlace: 'Kung hindi sa {place}, mag-book ng bago.',
  samePlacePinned:
    'Kapag ibang kalye, mawawala ang pin at ang address ang susundan ng worker. Kung hindi sa {place}, mag-book ng ' +
    'bago.',
  notes: 'Bilin sa worker',
  newPrice: 'Sa mga sagot na ito, {now} na ang panimulang presyo, hindi {before}.',
  photos: 'Mga larawan',
  save: 'I-save ang mga binago',
  saved: 'Nabago na ang request mo',
  lineMissing: 'Ilagay ang bahay at kalye.',
};
