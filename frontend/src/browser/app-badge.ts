/** The number on the icon of the installed app; 0 removes it. Browsers without one, or without permission, ignore it. */
export function showAppBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}
