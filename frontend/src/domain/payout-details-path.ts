/** Where a worker says where their money goes. */
export const payoutDetailsPath = '/worker/profile/payout';
