import { Chip } from '../../../ui/pressing/Chip.tsx';
import { useReadUserQuery } from '../api.ts';

interface Props {
  id: string;
  /** What the filter says of them. */
  words: (name: string) => string;
  removing: (filter: string) => string;
  onRemove: () => void;
}

/** A filter by one person, who was chosen elsewhere and is taken away here. */
export function PersonChip({ id, words, removing, onRemove }: Props) {
  const { data } = useReadUserQuery({ id });
  const label = words(data?.name ?? id);
  return (
    <Chip selected removable aria-label={removing(label)} onClick={onRemove} className="max-w-56 sm:min-h-9!">
      <span className="truncate">{label}</span>
    </Chip>
  );
}
