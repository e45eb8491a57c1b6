import { Suspense, useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { useOptions } from '../../../ui/forms/use-options.ts';
import type { Suggestion } from './suggestions-of.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const SuggestionList = lazyPart(async () => (await import('./SuggestionList.tsx')).SuggestionList);

interface Props {
  label: string;
  value: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  look?: ComponentProps<typeof SearchField>['look'];
  className?: string;
}

const NONE = -1;

/**
 * A search box with suggestions: the ARIA combobox pattern without an initial selection, so that Enter searches for
 * the typed text. It is part of the first download; the list loads with the first letter.
 */
export function SearchCombobox({ label, value, onText, onChoose, look, className }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(NONE);
  const { options, state } = useOptions(typed, ask);
  const isOpen = typed !== null && state !== 'idle' && options.length > 0;
  const chosen = isOpen ? options[active] : undefined;

  function type(text: string) {
    setTyped(text);
    setActive(NONE);
    onText(text);
  }

  function choose(suggestion: Suggestion) {
    setTyped(null);
    onChoose(suggestion);
  }

  /** The typed text is before the first and after the last suggestion. */
  function step(by: number) {
    const places = options.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      if (isOpen) step(by);
      else setTyped(value);
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the second clears the box.
      event.preventDefault();
      setTyped(null);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') setTyped(null);
  }

  return (
    <span className={cx('relative flex', className)}>
      <SearchField
        label={label}
        look={look}
        className="flex-1"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={chosen && `${listId}-${active}`}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {isOpen && (
        <Suspense>
          <SuggestionList id={listId} suggestions={options} active={active} onActive={setActive} onChoose={choose} />
        </Suspense>
      )}
    </span>
  );
}

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { askSuggestions } = await import('./ask-suggestions.ts');
  return askSuggestions(text, signal);
}
