/** What the app keeps in the browser (specification section 3), and the window event that says the user changed. */
export const storageKeys = {
  accessToken: 'suki.accessToken',
  refreshToken: 'suki.refreshToken',
  user: 'suki.user',
  userId: 'suki.userId',
  bookingDraft: 'suki.bookingDraft',
} as const;

export const USER_UPDATED = 'suki:user_updated';
