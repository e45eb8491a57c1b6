import { Dialog } from '../over-the-page/Dialog.tsx';
import { DayGrid } from './DayGrid.tsx';
import { useToday } from './use-today.ts';

interface Props {
  title: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A calendar to choose a day with one press. With `min` it continues into the next month. */
export function DayDialog({ title, value, min, max, onChoose, onClose }: Props) {
  const today = useToday();
  return (
    <Dialog open place="sheet" onClose={onClose} title={title}>
      <DayGrid
        value={value === '' ? null : value}
        onChange={onChoose}
        today={today}
        beyondMonth={min !== undefined}
        {...(min && { first: min })}
        {...(max && { last: max })}
      />
    </Dialog>
  );
}
