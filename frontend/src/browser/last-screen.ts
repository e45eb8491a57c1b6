import { useEffect } from 'react';

let last: string | null = null;

/** The screens from which people report are seldom the ones that they report about. */
const SETTINGS = /^\/(?:client|worker)\/settings(?:\/|$)/;

/** Notes which screen is open, for who reports a problem with it from their settings. */
export function useRecordScreen(pathname: string): void {
  useEffect(() => {
    if (!SETTINGS.test(pathname)) last = pathname;
  }, [pathname]);
}

/** The path of the screen that was open before the settings; null where they were opened first. */
export function lastScreen(): string | null {
  return last;
}
