import { useEffect, useState } from 'react';
import { SearchField } from '../../../ui/forms/SearchField.tsx';

interface Props {
  label: string;
  /** Value in the address. */
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Look of a search above a list. */
export const SEARCH_ABOVE = 'min-w-40 flex-1 basis-52';

const PAUSE_MS = 300;

/** Search field above a table; updates the address after a pause in typing. */
export function FilterSearch({ label, value, onChange, className }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address has the trimmed text; the field keeps a trailing space.
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    const text = typed.trim();
    if (text === known) return undefined;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, onChange]);

  return (
    <SearchField
      look="dense"
      label={label}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      {...(className ? { className } : {})}
    />
  );
}
