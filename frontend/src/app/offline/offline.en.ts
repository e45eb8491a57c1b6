export const offlineEn = {
  lastUpdated: 'Offline. Last updated {time}',
  newVersion: 'A new version of Suki is ready. What you’ve typed stays.',
  update: 'Update',
};
