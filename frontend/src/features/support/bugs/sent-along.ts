import { deviceOf } from '#contracts/account/device.ts';

/** "Chrome · Android · 360×740", as far as the browser says. */
export function deviceText(userAgent: string, { width, height }: { width: number; height: number }): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system, `${width}×${height}`].filter(Boolean).join(' · ');
}

/** The screen that a link to the report named; null where it named none. */
export function pageOfState(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'page' in state && typeof state.page === 'string'
    ? state.page
    : null;
}
