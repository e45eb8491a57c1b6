import { textOf } from '../i18n/i18n.ts';
import { showToast } from '../ui/over-the-page/toast.ts';
import { errorsEn } from './errors.en.ts';
import { currentPath, goTo } from '../browser/go-to.ts';
import { noticesEn } from './notices.en.ts';
import type { SessionEndReason } from './refresh-session.ts';
import { clearSession, storeSessionEnd } from '../browser/storage.ts';

const TOLD_MS = 4000;

/**
 * Clears the stored tokens and user and goes to /login (specification section 8), which shows the reason and returns
 * to this page after signing in.
 */
export function endSession(why: SessionEndReason): void {
  const from = currentPath();
  storeSessionEnd(why);
  clearSession();
  goTo('/login', { replace: true, state: from.startsWith('/login') ? null : { from } });
  announceSessionEnd(why);
}

/** Announced once, although calls and both sockets detect it at about the same time. */
export function announceSessionEnd(why: SessionEndReason): void {
  const text = why === 'suspended' ? textOf(errorsEn, 'account_suspended') : textOf(noticesEn, 'sessionExpired');
  showToast(text, { variant: 'error', durationMs: TOLD_MS, id: 'session-over' });
}
