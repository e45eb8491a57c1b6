import { useEffect, useRef } from 'react';

/**
 * Scrolls the selected item of a horizontal row towards its middle; the page itself does not scroll. `when`: changes
 * with the selection and with anything that shifts it, such as loaded counts.
 */
export function useChosenInSight<Row extends HTMLElement>(when: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(
      '[data-state=active], [aria-pressed=true], [aria-current=page]',
    );
    if (!row.current || !chosen) return;
    const { left, width } = chosen.getBoundingClientRect();
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2;
    row.current.scrollBy({ left: left + width / 2 - middle });
  }, [when]);
  return row;
}
