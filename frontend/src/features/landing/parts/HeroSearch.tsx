import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { landingEn } from '../landing.en.ts';
import { searchShortcuts } from '../search-shortcuts.ts';
import { searchPath } from '../../../domain/search-path.ts';
import { SearchCombobox } from '../../search/suggestions/SearchCombobox.tsx';
import { cx } from '../../../ui/class-names.ts';

/** The search box and four shortcuts that fill it and search. */
export function HeroSearch() {
  const t = useText(landingEn);
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function go(query: string) {
    const path = searchPath(query);
    if (path) void navigate(path);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    go(text);
  }

  function choose({ words, to }: { words: string; to: string }) {
    setText(words);
    void navigate(to);
  }

  function press(category: string) {
    setText(category);
    go(category);
  }

  return (
    <>
      <form
        role="search"
        onSubmit={submit}
        className={cx(
          'mt-6 flex flex-col gap-2.5 sm:flex-row sm:rounded-16 sm:border sm:border-line-control sm:bg-surface',
          'sm:p-1.5 sm:has-[input:focus-visible]:field-focus lg:mt-8',
        )}
      >
        <SearchCombobox
          label={t('searchLabel')}
          look="hero"
          value={text}
          onText={setText}
          onChoose={choose}
          className="flex-1"
        />
        <Button type="submit" className="max-sm:min-h-14 max-sm:rounded-16 sm:min-h-13 sm:min-w-28">
          {t('search')}
        </Button>
      </form>
      <ul
        aria-label={t('categories')}
        className="mt-4 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap lg:mt-5 lg:justify-between"
      >
        {searchShortcuts.map((category) => (
          <li key={category}>
            <button
              type="button"
              onClick={() => press(t(category))}
              className={cx(
                'motion-quick flex w-full flex-col items-center gap-1.5 rounded-12 py-1 text-13 font-strong',
                'sm:flex-row sm:gap-2 sm:border sm:border-line sm:bg-surface sm:py-1.25 sm:pr-2.5 sm:pl-1.25',
                'sm:text-14 sm:hover:border-line-control',
              )}
            >
              <ServiceIcon category={category} size={36} className="max-sm:size-11 max-sm:rounded-12" />
              <span className="max-w-full truncate">{t(category)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
