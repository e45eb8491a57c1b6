import { manilaDay } from '#contracts/manila-time.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useNow } from '../../../browser/use-now.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import type { WorkerSearch } from '../worker-search.ts';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';

export const ratings = [4, 4.5, 4.8] as const;
const languages = ['English', 'Filipino', 'Cebuano'] as const;

export interface FilterProps {
  asked: WorkerSearch;
  ask: Ask;
  services: readonly Service[];
}

/** All filters of a search; each applies at once. */
export function FilterFields({ asked, ask, services }: FilterProps) {
  const t = useText(searchEn);
  const now = useNow();
  const { serviceId, minRating, language, freeOn, minPrice, maxPrice, place } = asked;
  return (
    <div className="grid gap-5">
      <PlaceFilter place={place} onChange={(next) => ask({ place: next })} />
      <Select
        label={t('service')}
        value={serviceId}
        onChange={({ target }) => ask({ serviceId: target.value })}
        options={[
          { value: '', label: t('anyService') },
          ...services.map(({ id, name }) => ({ value: id, label: inCatalogue(name) })),
        ]}
      />
      <DateField
        label={t('freeOnLabel')}
        value={freeOn}
        min={manilaDay(now)}
        onChange={(day) => ask({ freeOn: day })}
      />
      <PriceFilter min={minPrice} max={maxPrice} onChange={ask} />
      <Select
        label={t('rating')}
        value={minRating === null ? '' : String(minRating)}
        onChange={({ target }) => ask({ minRating: target.value === '' ? null : Number(target.value) })}
        options={[
          { value: '', label: t('anyRating') },
          ...withChosen(ratings.map(String), minRating === null ? '' : String(minRating)).map((rating) => ({
            value: rating,
            label: t('ratingFrom', { rating }),
          })),
        ]}
      />
      <Select
        label={t('language')}
        value={language}
        onChange={({ target }) => ask({ language: target.value })}
        options={[
          { value: '', label: t('anyLanguage') },
          ...withChosen(languages, language).map((name) => ({ value: name, label: inCatalogue(name) })),
        ]}
      />
    </div>
  );
}

/** A value in a shared address that the list lacks is listed as well. */
function withChosen(offered: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
}
