/** What requests ended by, in words. */
export const endingsEn = {
  ending_client: 'The client cancelled',
  ending_worker: 'The worker cancelled',
  ending_admin: 'Staff cancelled',
  ending_policy: 'Suki cancelled',
  ending_worker_no_show: 'The worker didn’t come',
  ending_client_no_show: 'The client wasn’t there',
  ending_unstarted: 'Nobody said it began',
  ending_unfinished: 'Nobody said it was done',
  ending_client_gone: 'The client was suspended or left',
  ending_worker_suspended: 'The worker was suspended',
  ending_declined: 'The worker declined',
  ending_time_taken: 'The worker took another job',
  ending_worker_unavailable: 'The worker takes no jobs now',
  ending_expired: 'Nobody answered in time',
};
