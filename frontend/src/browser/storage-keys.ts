/** Storage keys of the app (specification section 3), and the window event for user changes. */
export const storageKeys = {
  /** Written by an earlier version only; deleted when found. */
  accessToken: 'suki.accessToken',
  refreshToken: 'suki.refreshToken',
  user: 'suki.user',
  userId: 'suki.userId',
  bookingDraft: 'suki.bookingDraft',
  /** A visitor's draft of a worker application. */
  joiningDraft: 'suki.joiningDraft',
  /** Account id of the stored data's owner, in the browser and in each tab. */
  owner: 'suki.owner',
  /** Reason for the end of the last session, until the next sign-in. */
  sessionOver: 'suki.sessionOver',
  /** A sign-out that the server has not received. */
  leaving: 'suki.leaving',
  /** Time of the last user input in any tab, ms. */
  lastInput: 'suki.lastInput',
  /** Time of the last re-authentication, ms; notifies other tabs. */
  provenAt: 'suki.provenAt',
  /** 'off': single-letter keys in staff lists are disabled. */
  rowKeys: 'suki.rowKeys',
  /** Unsent drafts, by account and conversation. */
  drafts: 'suki.drafts',
  /** Unsent messages of this tab, with their owner. */
  chatOutbox: 'suki.chatOutbox',
  /** Id of this browser's sign-in attempts: a requested code is valid in this browser only. */
  attempt: 'suki.attempt',
  /** Address and time of the last mailed code, for this browser session. */
  mailedCode: 'suki.mailedCode',
} as const;

export const USER_UPDATED = 'suki:user_updated';
