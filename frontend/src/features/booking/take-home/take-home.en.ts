/** A job's take-home amount, before and after the worker agrees. */
export const takeHomeEn = {
  youTakeHome: 'You’ll take home {amount} after Suki’s {percent}% commission.',
  youKeepAll: 'You’ll take home all of it, {amount}: Suki keeps nothing.',
  commission: 'Suki’s commission, {percent}%',
  takeHome: 'You take home',
};
