import { useSyncExternalStore } from 'react';

/** Whether the page is visible; a background tab is not. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, isVisible);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
