import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { lastSeenSequence } from './read-in-sight.ts';

/** So close to the foot that one is reading the newest. */
const NEAR_PX = 80;

type Ends = { first: string | undefined; last: string | undefined; lastIsMine: boolean };

/**
 * Where a conversation stands: at its foot while one reads the newest, at what is new when it opens, and where it was
 * when older messages come in above.
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

  // What grows inside, such as someone typing, keeps the foot in sight.
  useLayoutEffect(() => {
    if (atFoot.current && box.current) toFoot(box.current);
  });

  // What is written below takes room away: one line more, a picture, a keyboard.
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
    /** How far down what the other side wrote stands before one's eyes, and whether one is at the foot. */
    sight,
    /** Something came in that one has not scrolled to. */
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

/** The same object where nothing is new to say: what scrolls says so at each step. */
function sightOf(area: HTMLElement) {
  const received = Array.from(area.querySelectorAll<HTMLElement>('[data-received]'), (bubble) => ({
    sequence: Number(bubble.dataset.received),
    bottom: bubble.getBoundingClientRect().bottom,
  }));
  const now = { seenUpTo: lastSeenSequence(received, area.getBoundingClientRect().bottom), isAtFoot: isAtFoot(area) };
  return (before: typeof now) => (before.seenUpTo === now.seenUpTo && before.isAtFoot === now.isAtFoot ? before : now);
}
