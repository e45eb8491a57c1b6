import type { Messages } from '../../../../i18n/i18n.ts';
import type { daysEn } from './days.en.ts';

export const daysCeb: Messages<typeof daysEn> = {
  anyDay: 'Bisan unsang adlaw',
  today: 'Karong adlawa',
  yesterday: 'Gahapon',
  last7: 'Miaging 7 ka adlaw',
  last30: 'Miaging 30 ka adlaw',
  choose: 'Pagpili og mga adlaw…',
  title: 'Pagpili og mga adlaw',
  first: 'Unang adlaw',
  last: 'Katapusang adlaw',
  lastHint: 'Apil kini. Kung pareho ang duha, usa ra ka adlaw ang makita.',
  show: 'Ipakita kining mga adlawa',
  lastIsBefore: 'Mas sayo ang katapusang adlaw kay sa una.',
  removeFilter: 'Tangtanga: {filter}',
};
