import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { daysEn } from './days/days.en.ts';

/** Chip of a set filter; a press removes it. */
export function SetFilter({ word, onRemove }: { word: string; onRemove: () => void }) {
  const t = useText(daysEn);
  return (
    <Chip
      selected
      removable
      aria-label={t('removeFilter', { filter: word })}
      onClick={onRemove}
      className="shrink-0 sm:min-h-9!"
    >
      {word}
    </Chip>
  );
}
