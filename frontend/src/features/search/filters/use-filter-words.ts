import { formatDay } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { useListServicesQuery } from '../../catalogue/api.ts';
import type { WorkerSearch, FilterName } from '../worker-search.ts';
import { searchEn } from '../search.en.ts';

/** Text of each filter. */
export function useFilterWords(asked: WorkerSearch): Record<FilterName, () => string> {
  const t = useText(searchEn);
  const locale = useLocale();
  const { data: services } = useListServicesQuery({});
  const { serviceId, place, minPrice, maxPrice, minRating, language, freeOn } = asked;
  const pesos = (centavos: number | null) => (centavos === null ? '' : formatPesoShort(centavos));
  return {
    serviceId: () => {
      const service = services?.items.find(({ id }) => id === serviceId);
      return service ? inCatalogue(service.name) : t('service');
    },
    place: () => place?.name || t('nearMe'),
    price: () => {
      const [min, max] = [pesos(minPrice), pesos(maxPrice)];
      if (min && max) return t('priceBetween', { min, max });
      return min ? t('priceOver', { min }) : t('priceUnder', { max });
    },
    minRating: () => t('ratingFrom', { rating: minRating ?? '' }),
    language: () => language,
    freeOn: () => t('freeOnDay', { day: formatDay(manilaInstant(freeOn), locale) }),
  };
}
