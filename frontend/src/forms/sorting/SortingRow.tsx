import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { sortingEn } from './sorting.en.ts';
import { KeyboardSortingContext } from './use-keyboard-sorting.ts';

interface Props {
  id: string;
  name: string;
  /** Beside the handle. */
  head: ReactNode;
  hasProblem?: boolean;
  /** Below handle and head. */
  children?: ReactNode;
}

/** One row of a sortable list: drag handle and content. */
export function SortingRow({ id, name, head, hasProblem, children }: Props) {
  const t = useText(sortingEn);
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const keyboard = useContext(KeyboardSortingContext);
  const handle = useRef<HTMLButtonElement>(null);
  const isLifted = keyboard?.liftedId === id;
  const place = keyboard?.placeOf(id);
  const isMoving = isDragging || isLifted;

  useEffect(() => {
    if (isLifted) handle.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, place]);

  return (
    <li
      ref={setNodeRef}
      // A lifted row moves by CSS alone: its handle keeps the focus, and the list changes once, on the drop.
      style={{ transform: CSS.Translate.toString(transform), transition, order: place }}
      className={cx(
        'rounded-16 border bg-surface',
        hasProblem ? 'border-danger' : 'border-line',
        isMoving && 'relative z-10 shadow-2',
      )}
    >
      <div className="flex items-center gap-1 p-1.5">
        <IconButton
          ref={handle}
          label={t('move', { name })}
          className="cursor-grab touch-none"
          {...attributes}
          {...listeners}
          aria-pressed={isMoving || undefined}
          onKeyDown={(event) => keyboard?.onKeyDown(id, event)}
          onBlur={isLifted ? keyboard.putBack : undefined}
        >
          <GripVertical aria-hidden="true" className="size-5 text-muted" />
        </IconButton>
        {head}
      </div>
      {children}
    </li>
  );
}
