import { useEffect } from 'react';

let last: string | null = null;

/** Reports are written in the settings, about another screen. */
const SETTINGS = /^\/(?:client|worker)\/settings(?:\/|$)/;

/** Records the open screen for bug reports. */
export function useRecordScreen(pathname: string): void {
  useEffect(() => {
    if (!SETTINGS.test(pathname)) last = pathname;
  }, [pathname]);
}

/** Path of the last screen before the settings; null if there was no other screen. */
export function lastScreen(): string | null {
  return last;
}
