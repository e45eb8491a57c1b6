/** What the app keeps in the browser (specification section 3), and the window event that says the user changed. */
export const storageKeys = {
  /** Of these two nothing is kept any more: an earlier version did, and what it left is taken away. */
  accessToken: 'suki.accessToken',
  refreshToken: 'suki.refreshToken',
  user: 'suki.user',
  userId: 'suki.userId',
  bookingDraft: 'suki.bookingDraft',
  /** What a visitor typed who wants to work with us. */
  joiningDraft: 'suki.joiningDraft',
  /** Whose what is kept is, in the browser and in each of its tabs: an account's id. */
  owner: 'suki.owner',
  /** Why the last session ended by itself, until somebody signs in. */
  sessionOver: 'suki.sessionOver',
  /** Somebody signed out here, and the server has not heard of it. */
  leaving: 'suki.leaving',
  /** When somebody last touched a tab of this browser, in ms. */
  lastInput: 'suki.lastInput',
  /** When somebody last showed that it is they, in ms: tells other tabs. */
  provenAt: 'suki.provenAt',
  /** 'off': staff's lists don't listen to single letters. */
  rowKeys: 'suki.rowKeys',
  /** What is written and not sent, by account and conversation. */
  drafts: 'suki.drafts',
  /** For this tab: messages that the server doesn't have yet, and whose they are. */
  chatOutbox: 'suki.chatOutbox',
  /** Which attempts at signing in are this browser's: a code that it asks for is good here alone. */
  attempt: 'suki.attempt',
  /** For this browser session: where the last code was mailed, and when. */
  mailedCode: 'suki.mailedCode',
} as const;

export const USER_UPDATED = 'suki:user_updated';
