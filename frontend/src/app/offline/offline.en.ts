export const offlineEn = {
  newVersion: 'A new version of Suki is ready. What you’ve typed stays.',
  update: 'Update',
};
