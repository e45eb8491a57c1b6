import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { sortingText } from './sorting.text.ts';

interface Props {
  id: string;
  name: string;
  /** Beside the handle. */
  head: ReactNode;
  hasProblem?: boolean;
  /** Below both. */
  children?: ReactNode;
}

/** One row of a list that is sorted: the handle that it is moved by, and what it holds. */
export function SortingRow({ id, name, head, hasProblem, children }: Props) {
  const t = useText(sortingText);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'rounded-16 border bg-surface',
        hasProblem ? 'border-danger' : 'border-line',
        isDragging && 'relative z-10 shadow-2',
      )}
    >
      <div className="flex items-center gap-1 p-1.5">
        <IconButton
          ref={setActivatorNodeRef}
          label={t('move', { name })}
          className="cursor-grab touch-none"
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden="true" className="size-5 text-muted" />
        </IconButton>
        {head}
      </div>
      {children}
    </li>
  );
}
