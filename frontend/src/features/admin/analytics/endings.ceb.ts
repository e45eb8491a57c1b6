import type { Messages } from '../../../i18n/i18n.ts';
import type { endingsEn } from './endings.en.ts';

export const endingsCeb: Messages<typeof endingsEn> = {
  ending_client: 'Gi-cancel sa kliyente',
  ending_worker: 'Gi-cancel sa worker',
  ending_admin: 'Gi-cancel sa staff',
  ending_policy: 'Gi-cancel sa Suki',
  ending_worker_no_show: 'Wala moabot ang worker',
  ending_client_no_show: 'Wala didto ang kliyente',
  ending_unstarted: 'Walay niingon nga nagsugod na',
  ending_unfinished: 'Walay niingon nga human na',
  ending_client_gone: 'Gisuspende o mibiya ang kliyente',
  ending_worker_suspended: 'Gisuspende ang worker',
  ending_declined: 'Gibalibaran sa worker',
  ending_time_taken: 'Nikuha og laing trabaho ang worker',
  ending_worker_unavailable: 'Dili modawat og trabaho karon ang worker',
  ending_expired: 'Walay nitubag sa oras',
};
