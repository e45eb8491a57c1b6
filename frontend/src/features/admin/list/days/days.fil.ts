import type { Messages } from '../../../../i18n/i18n.ts';
import type { daysEn } from './days.en.ts';

export const daysFil: Messages<typeof daysEn> = {
  anyDay: 'Kahit anong araw',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  last7: 'Huling 7 araw',
  last30: 'Huling 30 araw',
  choose: 'Pumili ng mga araw…',
  title: 'Pumili ng mga araw',
  first: 'Unang araw',
  last: 'Huling araw',
  lastHint: 'Kasama ang araw na ito. Piliin nang dalawang beses ang isang araw kung iyon lang.',
  show: 'Ipakita ang mga araw na ito',
  lastIsBefore: 'Mas maaga ang huling araw kaysa sa una.',
  removeFilter: 'Alisin: {filter}',
};
