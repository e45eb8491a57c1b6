import type { Messages } from '../../i18n/i18n.ts';
import type { confirmationEn } from './confirmation.en.ts';

export const confirmationCeb: Messages<typeof confirmationEn> = {
  page: 'Kumpirmasyon sa booking',
  failed: 'Wala ma-load ang imong booking.',
  summary: 'Imong booking',
  service: 'Serbisyo',
  package: 'Package',
  when: 'Kanus-a',
  where: 'Asa',
  worker: 'Worker',
  nearby: 'Mga worker nga duol',
  paidBy: 'Paagi sa pagbayad',
  startingAt: 'Gikan sa',
  fixedPrice: 'Pirmi nga presyo',
  agreed: 'Nasabotang presyo',
  next: 'Unsay mosunod',
  addToCalendar: 'Idugang sa kalendaryo',
  fileDescription: '{service} ni {name}, booking {code}',
  fileDescriptionOpen: '{service}, booking {code}',
};
