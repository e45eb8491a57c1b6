/** Screen of the worker's payout account. */
export const payoutDetailsPath = '/worker/profile/payout';
