import { useSyncExternalStore } from 'react';

/** Whether anybody can see the page: a tab in the background shows nothing to anyone. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, isVisible);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
