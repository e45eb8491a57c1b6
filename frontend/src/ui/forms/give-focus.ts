/**
 * Focuses the first of these elements that accepts it, otherwise the screen's main part; removed, hidden or disabled
 * ones do not. A focus that the user has moved elsewhere stays.
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

/** Focused element before something opens; for an item of a closing menu, the menu's button. */
export function openerNow(): Element | null {
  const menu = focused()?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused();
}

/** Typed wider than `document.activeElement`, for comparison with any element. */
function focused(): Element | null {
  return document.activeElement;
}
