import type { Messages } from '../../../i18n/i18n.ts';
import type { editingEn } from './editing.en.ts';

export const editingCeb: Messages<typeof editingEn> = {
  newTimeTitle: 'Kanus-a siya moadto?',
  newTimeText: 'Pangutan-on ang tanang duol para sa {service}, sa {price}.',
  pickTime: 'Pagpili og adlaw ug oras.',
  back: 'Balik',
  editTitle: 'Usba ang imong request',
  editTextNamed: 'Sultihan si {name} kung unsay nausab, ug ang bag-ong request ang iyang tubagon.',
  editText: 'Ang imong i-save dinhi ang makita sa mga worker. Kinahanglan mokumpirma ang mga nakapadala na og quote.',
  time: 'Kanus-a',
  changeTime: 'Pagpili og laing oras',
  keepTime: 'Pabilina ang {when}',
  line: 'Balay ug kalsada',
  landmark: 'Landmark',
  landmarkHint: 'Opsyonal. Ang makita sa mga tawo gikan sa kalsada.',
  samePlace: 'Wala sa {place}? Paghimo og bag-ong booking.',
  samePlacePinned:
    'Mawala ang pin kung laing kalsada, ug ang address ang sundon sa mga worker. Wala sa {place}? Paghimo og ' +
    'bag-ong booking.',
  notes: 'Mga nota para sa worker',
  newPrice: 'Niining mga tubag, gikan na kini sa {now}, dili {before}.',
  photos: 'Mga litrato',
  save: 'I-save ang mga kausaban',
  saved: 'Nausab na ang imong request',
  lineMissing: 'Isulat ang balay ug kalsada.',
};
