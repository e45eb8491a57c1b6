import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { lastSeenSequence } from './read-in-sight.ts';

/** Distance from the foot that still counts as reading the newest message, pixels. */
const NEAR_PX = 80;

type Ends = { first: string | undefined; last: string | undefined; lastIsMine: boolean };

/**
 * Scroll position of a conversation: at its foot while reading the newest, at the first new message on opening, and
 * unchanged when older messages are inserted above.
 */
export function useThreadScroll({ first, last, lastIsMine }: Ends) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: string | undefined; last: string | undefined; height: number } | null>(null);
  const atFoot = useRef(true);
  const [sight, setSight] = useState({ seenUpTo: 0, isAtFoot: false });
  const [below, setBelow] = useState(false);

  const note = useCallback((area: HTMLElement) => {
    atFoot.current = isAtFoot(area);
    setSight(sightOf(area));
    if (atFoot.current) setBelow(false);
  }, []);

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const was = before.current;
    before.current = { first, last, height: area.scrollHeight };
    if (!was || was.last === undefined) {
      stand(area);
      return note(area);
    }
    if (was.first !== first) area.scrollTop += area.scrollHeight - was.height;
    if (was.last === last) return;
    if (atFoot.current || lastIsMine) toFoot(area);
    else setBelow(true);
    setSight(sightOf(area));
  }, [first, last, lastIsMine, note]);

  // Content that grows, such as a typing indicator, keeps the foot in view.
  useLayoutEffect(() => {
    if (atFoot.current && box.current) toFoot(box.current);
  });

  // A taller composer (another line, a picture, a keyboard) reduces the view.
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const sizes = new ResizeObserver(() => {
      if (atFoot.current) toFoot(area);
    });
    sizes.observe(area);
    return () => sizes.disconnect();
  }, [first]);

  return {
    box,
    /** Last seen message, and whether the view is at the foot. */
    sight,
    /** Unseen messages below the view. */
    below,
    toFoot() {
      if (box.current) toFoot(box.current);
    },
    onScroll() {
      if (box.current) note(box.current);
    },
  };
}

function stand(area: HTMLElement) {
  const mark = area.querySelector<HTMLElement>('[data-new]');
  if (mark) area.scrollTop = mark.offsetTop - area.clientHeight / 3;
  else toFoot(area);
}

function toFoot(area: HTMLElement) {
  area.scrollTop = area.scrollHeight;
}

function isAtFoot(area: HTMLElement): boolean {
  return area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_PX;
}

/** Returns the same object without a change, since scrolling calls it continuously. */
function sightOf(area: HTMLElement) {
  const received = Array.from(area.querySelectorAll<HTMLElement>('[data-received]'), (bubble) => ({
    sequence: Number(bubble.dataset.received),
    bottom: bubble.getBoundingClientRect().bottom,
  }));
  const now = { seenUpTo: lastSeenSequence(received, area.getBoundingClientRect().bottom), isAtFoot: isAtFoot(area) };
  return (before: typeof now) => (before.seenUpTo === now.seenUpTo && before.isAtFoot === now.isAtFoot ? before : now);
}
