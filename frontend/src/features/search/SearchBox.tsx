import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../../domain/search-path.ts';
import { useGuestEntry } from '../catalogue/use-guest-entry.ts';
import { SearchCombobox } from './suggestions/SearchCombobox.tsx';
import type { Suggestion } from './suggestions/suggestions-of.ts';

interface Props {
  label: string;
  initial?: string;
  /** Searches in place instead of going to /search. */
  onWords?: (words: string) => void;
  className?: string;
}

/** Goes to /search; a blank query does nothing (specification section 5). */
export function SearchBox({ label, initial = '', onWords, className }: Props) {
  const navigate = useNavigate();
  const enter = useGuestEntry();
  const [text, setText] = useState(initial);

  function go(words: string) {
    const path = searchPath(words);
    if (!path) return;
    if (onWords) onWords(words.trim());
    else void navigate(path);
  }

  function choose(suggestion: Suggestion) {
    setText(suggestion.words);
    if (suggestion.kind === 'workers') {
      enter();
      void navigate(`/client/worker/${suggestion.worker.id}`);
    } else if (suggestion.kind === 'places') void navigate(suggestion.to);
    else go(suggestion.words);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    go(text);
  }

  return (
    <form role="search" onSubmit={submit} className={className}>
      <SearchCombobox label={label} value={text} onText={setText} onChoose={choose} />
    </form>
  );
}
