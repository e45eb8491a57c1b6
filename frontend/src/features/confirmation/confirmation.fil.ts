import type { Messages } from '../../i18n/i18n.ts';
import type { confirmationEn } from './confirmation.en.ts';

export const confirmationFil: Messages<typeof confirmationEn> = {
  page: 'Kumpirmasyon ng booking',
  failed: 'Hindi ma-load ang booking mo.',
  summary: 'Ang booking mo',
  service: 'Serbisyo',
  package: 'Package',
  when: 'Kailan',
  where: 'Saan',
  worker: 'Worker',
  nearby: 'Mga malapit na worker',
  paidBy: 'Paraan ng bayad',
  startingAt: 'Mula sa',
  fixedPrice: 'Fixed na presyo',
  agreed: 'Napagkasunduang presyo',
  next: 'Ang susunod',
  addToCalendar: 'Idagdag sa kalendaryo',
  fileDescription: '{service} ni {name}, booking {code}',
  fileDescriptionOpen: '{service}, booking {code}',
};
