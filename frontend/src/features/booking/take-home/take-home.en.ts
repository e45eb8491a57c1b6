/** What a worker has of a job after the commission, before they agree to it and later. */
export const takeHomeEn = {
  youTakeHome: 'You’ll take home {amount} after Suki’s {percent}% commission.',
  youKeepAll: 'You’ll take home all of it, {amount}: Suki keeps nothing.',
  commission: 'Suki’s commission, {percent}%',
  takeHome: 'You take home',
};
