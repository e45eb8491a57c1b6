import { useEffect, useEffectEvent, useRef } from 'react';

interface Followed {
  /** The page in the address. */
  asked: number;
  /** The visible page; null before the first render. */
  seen: number | null;
  isMoving: boolean;
  /** Total height of all rows in pixels, partly estimated. */
  height: number;
  /** Top of the list in pixels; null until measured. */
  top: number | null;
  toPage: (page: number) => void;
  /** Updates the address. */
  onPage: (page: number) => void;
  /** First row of a page, once rendered. */
  rowOf: (page: number) => HTMLElement | null | undefined;
}

const MOST_TRIES = 20;

/** Events by which the user scrolls. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a long list and the page in its address in sync. Returns the function that turns to a page and moves the
 * focus to its first row.
 */
export function useFollowedPage({ asked, seen, isMoving, height, top, toPage, onPage, rowOf }: Followed) {
  /** The page last shown by both list and address. */
  const agreed = useRef(1);
  /** Target of a scroll that has not started. */
  const target = useRef<number | null>(null);
  const toFocus = useRef<number | null>(null);
  /** Page at which the list stays while content above it loads, until the user scrolls. */
  const held = useRef<number | null>(null);
  /** Number of scroll attempts to the same page. */
  const tries = useRef(0);
  const isReady = top !== null;

  useEffect(() => {
    const letGo = () => {
      held.current = null;
    };
    for (const name of moves) window.addEventListener(name, letGo, { passive: true });
    return () => {
      for (const name of moves) window.removeEventListener(name, letGo);
    };
  }, []);

  function go(page: number) {
    agreed.current = page;
    target.current = page;
    held.current = page;
    tries.current = 0;
    toPage(page);
  }

  const follow = useEffectEvent((page: number) => {
    if (page !== agreed.current) go(page);
  });
  useEffect(() => {
    if (isReady) follow(asked);
  }, [isReady, asked]);

  const hold = useEffectEvent(() => {
    if (held.current !== null) go(held.current);
  });
  useEffect(() => hold(), [top]);

  function again(page: number) {
    if (tries.current++ < MOST_TRIES) toPage(page);
  }

  const tell = useEffectEvent((page: number) => {
    // The user has not scrolled: a wrong position means that estimated row heights were wrong.
    if (held.current !== null && held.current !== page && !isMoving) return again(held.current);
    if (target.current !== null && !isMoving) return;
    target.current = null;
    if (isMoving || page === agreed.current) return;
    agreed.current = page;
    held.current = null;
    onPage(page);
  });
  useEffect(() => {
    if (isReady && seen !== null) tell(seen);
  }, [isReady, seen, isMoving, height]);

  useEffect(() => {
    const row = toFocus.current === null ? null : rowOf(toFocus.current);
    if (!row) return;
    toFocus.current = null;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  });

  return (page: number) => {
    toFocus.current = page;
    go(page);
    onPage(page);
  };
}
