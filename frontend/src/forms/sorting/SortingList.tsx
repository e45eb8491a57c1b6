import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { sortingEn } from './sorting.en.ts';
import { KeyboardSortingContext, useKeyboardSorting } from './use-keyboard-sorting.ts';

interface Props {
  /** In display order. Screen readers announce `name`. */
  items: readonly { id: string; name: string }[];
  onMove: (id: string, to: number) => void;
  label?: string;
  /** One row with a handle per item. */
  children: ReactNode;
}

/** A sortable list: dragged by the handle, or moved by the keyboard (space, arrows, space). */
export function SortingList({ items, onMove, label, children }: Props) {
  const t = useText(sortingEn);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const keyboard = useKeyboardSorting(items, onMove);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: useAnnouncements(items),
        screenReaderInstructions: { draggable: t('howToMove') },
      }}
      onDragStart={keyboard.putBack}
      onDragEnd={({ active, over }) => {
        const to = items.findIndex(({ id }) => id === over?.id);
        if (to >= 0) onMove(String(active.id), to);
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <KeyboardSortingContext value={keyboard}>
          <ol aria-label={label} className="grid gap-2">
            {children}
          </ol>
        </KeyboardSortingContext>
      </SortableContext>
    </DndContext>
  );
}

/** Announcements while a pointer moves a row. */
function useAnnouncements(items: Props['items']): Announcements {
  const t = useText(sortingEn);
  const isJustLifted = useRef(false);
  const values = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    name: items.find((one) => one.id === id)?.name ?? '',
    place: items.findIndex((one) => one.id === over) + 1,
    count: items.length,
  });
  return {
    onDragStart({ active }) {
      isJustLifted.current = true;
      return t('lifted', values(active.id));
    },
    // The first event is over the row's own position. An announcement would interrupt the one of the start.
    onDragOver({ active, over }) {
      const isFirst = isJustLifted.current;
      isJustLifted.current = false;
      return over && !isFirst ? t('isAt', values(active.id, over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => t('dropped', values(active.id, over?.id)),
    onDragCancel: ({ active }) => t('putBack', values(active.id)),
  };
}
