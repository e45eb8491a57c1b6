import type { ReviewCounts } from '#contracts/views/review.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { reviewsEn } from './reviews.en.ts';
import type { ReviewFilter } from './use-review-filter.ts';

const allStars = ['5', '4', '3', '2', '1'];

/** Filters by stars and service, with counts. */
export function ReviewFilters({ counts, filter }: { counts: ReviewCounts; filter: ReviewFilter }) {
  const t = useText(reviewsEn);
  return (
    <div className="mb-3 grid gap-2 sm:max-w-120 sm:grid-cols-2">
      <Select
        label={t('starsFilter')}
        hideLabel
        value={filter.stars}
        onChange={(event) => filter.narrow({ stars: event.target.value })}
        options={[
          { value: '', label: t('anyStars') },
          ...allStars.map((stars) => ({
            value: stars,
            label: t('withStars', { stars: Number(stars), count: counts.stars[stars] ?? 0 }),
          })),
        ]}
      />
      <Select
        label={t('serviceFilter')}
        hideLabel
        value={filter.service}
        onChange={(event) => filter.narrow({ service: event.target.value })}
        options={[
          { value: '', label: t('anyService') },
          ...counts.services.map(({ name, count }) => ({
            value: name,
            label: t('withCount', { name: inCatalogue(name), count }),
          })),
        ]}
      />
    </div>
  );
}
