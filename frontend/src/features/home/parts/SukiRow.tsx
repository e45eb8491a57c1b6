import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { SukiCard } from '../../worker/favourites/SukiCard.tsx';
import { sukiEn } from '../../worker/favourites/suki.en.ts';
import { useFavourites } from '../../worker/favourites/use-favourites.ts';

const SHOWN = 6;

const row =
  'scrollbar-none scroll-edges relative -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 ' +
  'md:mx-0 md:scroll-px-0 md:px-0';

/** The client's suki workers in a row. Renders nothing without one. */
export function SukiRow() {
  const t = useText(sukiEn);
  const { list } = useFavourites();
  const items = list.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="my-suki" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="my-suki" className="text-18 font-title">
          {t('mySuki')}
        </h2>
        <TextLink to="/client/workers?show=suki">{t('seeAll')}</TextLink>
      </div>
      <ul className={row}>
        {items.slice(0, SHOWN).map((favourite) => (
          <li key={favourite.worker.id} className="w-70 shrink-0 snap-start">
            <SukiCard favourite={favourite} />
          </li>
        ))}
      </ul>
    </section>
  );
}
