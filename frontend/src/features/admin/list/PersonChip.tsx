import { Chip } from '../../../ui/pressing/Chip.tsx';
import { useReadUserQuery } from '../api.ts';

interface Props {
  id: string;
  /** Filter text for the person's name. */
  words: (name: string) => string;
  removing: (filter: string) => string;
  onRemove: () => void;
}

/** Chip of a person filter that another screen set; it can only be removed. */
export function PersonChip({ id, words, removing, onRemove }: Props) {
  const { data } = useReadUserQuery({ id });
  const label = words(data?.name ?? id);
  return (
    <Chip selected removable aria-label={removing(label)} onClick={onRemove} className="max-w-56 shrink-0 sm:min-h-9!">
      <span className="truncate">{label}</span>
    </Chip>
  );
}
