import { textOf } from '../i18n/i18n.ts';
import { showToast } from '../ui/over-the-page/toast.ts';
import { errorsText } from './errors.text.ts';
import { currentPath, goTo } from '../browser/go-to.ts';
import { noticesText } from './notices.text.ts';
import type { SessionEndReason } from './refresh-session.ts';
import { clearSession, storeSessionEnd } from '../browser/storage.ts';

const TOLD_MS = 4000;

/**
 * Stored tokens and the cached user are cleared, and the browser goes to /login (specification section 8), from where
 * one comes back here. There one reads why.
 */
export function endSession(why: SessionEndReason): void {
  const from = currentPath();
  storeSessionEnd(why);
  clearSession();
  goTo('/login', { replace: true, state: from.startsWith('/login') ? null : { from } });
  announceSessionEnd(why);
}

/** Calls and both sockets find it out at about the same moment: it is said once. */
export function announceSessionEnd(why: SessionEndReason): void {
  const text = why === 'suspended' ? textOf(errorsText, 'account_suspended') : textOf(noticesText, 'sessionExpired');
  showToast(text, { variant: 'error', durationMs: TOLD_MS, id: 'session-over' });
}
