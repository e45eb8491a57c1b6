import { deviceOf } from '#contracts/account/device.ts';

/** "Chrome · Android · 360×740", as far as the browser reveals it. */
export function deviceText(userAgent: string, { width, height }: { width: number; height: number }): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system, `${width}×${height}`].filter(Boolean).join(' · ');
}

/** The screen in the link's state; null without one. */
export function pageOfState(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'page' in state && typeof state.page === 'string'
    ? state.page
    : null;
}
