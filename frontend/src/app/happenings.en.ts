export const happeningsEn = {
  loading: 'Loading…',
  sessionExpired: 'Session expired. Please sign in again.',
  notConnected: 'Not connected to chat server',
  notPersisted: 'Message failed to persist',
  instantBookingFailed: 'Failed to create instant booking',
  look: 'Look',
  acceptUndone: 'Your acceptance did not go through: {reason}',
  avatarUploadFailed: 'Avatar upload failed',
  documentsUploadFailed: 'Documents upload failed',
  portfolioUploadFailed: 'Portfolio upload failed',
};
