import { currentPath, goTo } from './go-to.ts';
import { clearSession } from './storage.ts';

/** Stored tokens and the cached user are cleared, and the browser goes to /login (specification section 8), from where one comes back here. */
export function endSession(): void {
  const from = currentPath();
  clearSession();
  goTo('/login', { replace: true, state: from.startsWith('/login') ? null : { from } });
}
