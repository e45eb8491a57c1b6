import { useEffect, useEffectEvent, useRef } from 'react';

interface Followed {
  /** The page that the address names. */
  asked: number;
  /** The page that is in sight; null before anything is. */
  seen: number | null;
  isMoving: boolean;
  /** Of all rows, in pixels: those that aren't drawn are estimated. */
  height: number;
  /** Where the list begins, pixels; null until it is known. */
  top: number | null;
  toPage: (page: number) => void;
  /** Tells the address. */
  onPage: (page: number) => void;
  /** A page's first row, once it is drawn. */
  rowOf: (page: number) => HTMLElement | null | undefined;
}

const MOST_TRIES = 20;

/** By which people move. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A long list and the page in its address, each following the other. Gives the way to turn to a page: the focus goes to
 * its first row, for it is read from there by eyes and by keyboard alike.
 */
export function useFollowedPage({ asked, seen, isMoving, height, top, toPage, onPage, rowOf }: Followed) {
  /** The page that list and address agreed on last. */
  const agreed = useRef(1);
  /** Where the list was sent and hasn't begun to move to. */
  const target = useRef<number | null>(null);
  const toFocus = useRef<number | null>(null);
  /** The page that the list stays at while what is above it arrives, until somebody moves. */
  const held = useRef<number | null>(null);
  /** How often the list was sent to where it already should be. */
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
    // Nobody has moved: where it isn't, rows turned out otherwise than they were estimated to be.
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
