import type { Messages } from '../../../i18n/i18n.ts';
import type { endingsEn } from './endings.en.ts';

export const endingsFil: Messages<typeof endingsEn> = {
  ending_client: 'Kinansela ng kliyente',
  ending_worker: 'Kinansela ng worker',
  ending_admin: 'Kinansela ng staff',
  ending_policy: 'Kinansela ng Suki',
  ending_worker_no_show: 'Hindi sumipot ang worker',
  ending_client_no_show: 'Wala roon ang kliyente',
  ending_unstarted: 'Walang nagsabing nagsimula na',
  ending_unfinished: 'Walang nagsabing tapos na',
  ending_client_gone: 'Sinuspinde o umalis ang kliyente',
  ending_worker_suspended: 'Sinuspinde ang worker',
  ending_declined: 'Tinanggihan ng worker',
  ending_time_taken: 'May kinuhang ibang trabaho ang worker',
  ending_worker_unavailable: 'Hindi tumatanggap ng trabaho ang worker',
  ending_expired: 'Walang sumagot sa oras',
};
