import { Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { landingText } from '../landing.text.ts';
import { searchPath } from '../../../domain/search-path.ts';
import { cx } from '../../../ui/class-names.ts';

const shortcuts = ['cleaning', 'handyman', 'plumbing', 'electrical'] as const;

/** The search box and its four shortcuts, which fill it and go. */
export function HeroSearch() {
  const t = useText(landingText);
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

  function choose(category: string) {
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
        <span className="relative flex flex-1 items-center">
          <Search aria-hidden="true" className="pointer-events-none absolute left-4.5 size-5.5 text-brand" />
          <input
            type="search"
            enterKeyHint="search"
            aria-label={t('searchLabel')}
            placeholder={t('searchLabel')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={cx(
              'motion-quick h-14 w-full appearance-none rounded-16 bg-surface pr-4 pl-13 text-16 outline-none',
              'max-sm:border max-sm:border-line-control max-sm:focus-visible:field-focus sm:h-13',
              '[&::-webkit-search-cancel-button]:appearance-none',
            )}
          />
        </span>
        <Button type="submit" className="max-sm:min-h-14 max-sm:rounded-16 sm:min-h-13 sm:min-w-28">
          {t('search')}
        </Button>
      </form>
      <ul
        aria-label={t('categories')}
        className="mt-4 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap lg:mt-5 lg:justify-between"
      >
        {shortcuts.map((category) => (
          <li key={category}>
            <button
              type="button"
              onClick={() => choose(t(category))}
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
