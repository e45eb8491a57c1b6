import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { searchPath } from '../../domain/search-path.ts';

interface Props {
  label: string;
  initial?: string;
  className?: string;
}

/** Leads to /search when something is typed; a blank query does nothing (specification section 5). */
export function SearchBox({ label, initial = '', className }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const path = searchPath(text);
    if (path) void navigate(path);
  }

  return (
    <form role="search" onSubmit={submit} className={className}>
      <SearchField label={label} value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
