/**
 * Gives the focus to the first of these that takes it, otherwise to the screen's main part: what is gone, hidden or off
 * takes none. Where the reader has already put it elsewhere, it stays.
 */
export function giveFocus(...wanted: readonly (Element | null)[]): void {
  const main: Element | null = document.getElementById('main');
  if (![null, document.body, main].includes(focused())) return;
  for (const element of [...wanted, main]) {
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    element.focus({ preventScroll: true });
    if (focused() === element) return;
  }
}

/** What had the focus when something was opened; a menu that is about to go stands for its button. */
export function openerNow(): Element | null {
  const menu = focused()?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused();
}

/** Typed wider than `document.activeElement`, so that it can be compared with any element. */
function focused(): Element | null {
  return document.activeElement;
}
