import { MapPin, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { searchEn } from '../search.en.ts';
import type { Suggestion } from './suggestions-of.ts';

interface Props {
  id: string;
  suggestions: readonly Suggestion[];
  /** Index in the list; -1: none. */
  active: number;
  onActive: (place: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}

const kinds = ['spelledRight', 'services', 'workers', 'places'] as const;
const titles = { spelledRight: 'didYouMean', services: 'services', workers: 'workers', places: 'places' } as const;

/** Suggestions below a search box, grouped by kind. */
export function SuggestionList({ id, suggestions, active, onActive, onChoose }: Props) {
  const t = useText(searchEn);
  const numbered = suggestions.map((suggestion, place) => ({ suggestion, place }));
  return (
    <span
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      className={
        'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-16 border ' +
        'border-line bg-raised p-1.5 text-left shadow-2'
      }
    >
      {kinds.map((kind) => {
        const those = numbered.filter(({ suggestion }) => suggestion.kind === kind);
        if (those.length === 0) return null;
        return (
          <span key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="block pb-1">
            <span id={`${id}-${kind}`} className="block px-3 pt-2 pb-1 text-13 font-strong text-muted">
              {t(titles[kind])}
            </span>
            {those.map(({ suggestion, place }) => (
              <span
                key={suggestion.id}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                ref={place === active ? inSight : null}
                // Keeps the focus in the box: losing it would close the list before the click.
                onMouseDown={(event) => {
                  event.preventDefault();
                  onChoose(suggestion);
                }}
                onMouseEnter={() => onActive(place)}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-8 px-3 py-1.5',
                  place === active && 'bg-brand-tint',
                )}
              >
                <Shown {...suggestion} />
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}

function inSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function Shown(suggestion: Suggestion) {
  switch (suggestion.kind) {
    case 'spelledRight':
      return <Line icon={<Search aria-hidden="true" className="size-5 text-brand" />} title={suggestion.words} />;
    case 'services': {
      const { icon, category, name } = suggestion.service;
      return <Line icon={<ServiceIcon icon={icon} category={category} size={36} />} title={inCatalogue(name)} />;
    }
    case 'workers': {
      const { name, image, serviceName } = suggestion.worker;
      return <Line icon={<Avatar name={name} src={image} size={36} />} title={name} hint={inCatalogue(serviceName)} />;
    }
    case 'places': {
      const { barangay, city, province } = suggestion.place;
      const hint = barangay === null ? province : `${city}, ${province}`;
      return (
        <Line icon={<MapPin aria-hidden="true" className="size-5 text-brand" />} title={barangay ?? city} hint={hint} />
      );
    }
  }
}

function Line({ icon, title, hint }: { icon: ReactNode; title: string; hint?: string }) {
  return (
    <>
      <span className="flex w-9 shrink-0 justify-center">{icon}</span>
      <span className="min-w-0">
        <span className="block truncate text-14 font-strong">{title}</span>
        {hint && <span className="block truncate text-13 text-muted">{hint}</span>}
      </span>
    </>
  );
}
