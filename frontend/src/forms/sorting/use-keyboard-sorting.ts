import { createContext, type KeyboardEvent, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/over-the-page/announce.ts';
import { moveItem } from './move-item.ts';
import { type MovedRow, sortingKey } from './sorting-key.ts';
import { sortingEn } from './sorting.en.ts';

type KeyboardSorting = ReturnType<typeof useKeyboardSorting>;

export const KeyboardSortingContext = createContext<KeyboardSorting | null>(null);

/**
 * Sorting by the keyboard, by index. dnd-kit's KeyboardSensor loses keys: it listens only from a later task, moves by
 * measured positions, which a tall row beside a low one defeats, and scrolls instead of moving near the edges.
 */
export function useKeyboardSorting(
  items: readonly { id: string; name: string }[],
  onMove: (id: string, to: number) => void,
) {
  const t = useText(sortingEn);
  const [lifted, setLifted] = useState<MovedRow | null>(null);
  const order = lifted && moveItem(items, lifted.id, lifted.to);

  /** Whether the key had an effect. */
  function press(id: string, key: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
    const index = items.findIndex((item) => item.id === id);
    const effect = sortingKey(key, { id, index, count: items.length }, lifted);
    if (!effect) return false;
    setLifted(effect.lifted);
    announce(t(effect.message, { name: items[index]?.name ?? '', place: effect.to + 1, count: items.length }));
    if (effect.message === 'dropped' && effect.to !== index) onMove(id, effect.to);
    return true;
  }

  return {
    liftedId: lifted?.id,
    /** Index of a row on the screen while one is lifted. */
    placeOf: (id: string) => order?.findIndex((item) => item.id === id),
    onKeyDown(id: string, event: KeyboardEvent) {
      if (press(id, event)) event.preventDefault();
    },
    /** Returns the lifted row, if any, to its place. */
    putBack() {
      if (lifted) press(lifted.id, { key: 'Escape', repeat: false });
    },
  };
}
