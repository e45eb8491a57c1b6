import { useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: the chosen one comes to its middle, as far as it goes; the page itself stays where it
 * is. `when` changes with what is chosen and with what moves it, such as counts that arrive.
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
