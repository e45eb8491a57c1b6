import { useEffect, useState } from 'react';
import { SearchField } from '../../../ui/forms/SearchField.tsx';

interface Props {
  label: string;
  /** What the address says. */
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

const PAUSE_MS = 300;

/** The search above a table: what is typed reaches the address when the fingers rest. */
export function FilterSearch({ label, value, onChange, className }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // What the address got from here keeps the space that is being typed.
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
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      {...(className ? { className } : {})}
    />
  );
}
