import { ArrowRight } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Tiles } from '../../../ui/showing/decoration/Tiles.tsx';
import type { TileSpec } from '../../../ui/showing/decoration/tile-shapes.ts';
import { bookingPath } from '../../catalogue/booking-path.ts';
import { homeEn } from '../home.en.ts';
import type { Popular } from '../popular-service.ts';

const tilePattern: readonly (readonly TileSpec[])[] = [
  [
    { shape: 'petal', ground: 'deep', fill: 'mango', accent: 'on-deep' },
    { shape: 'leaf', ground: 'brand-tint', fill: 'brand', turn: 1 },
  ],
  [
    { shape: 'quarter', ground: 'sand', fill: 'clay' },
    { shape: 'petal', ground: 'mango-tint', fill: 'clay', accent: 'deep' },
  ],
  [
    { shape: 'leaf', ground: 'sky', fill: 'deep-2' },
    { shape: 'quarter', ground: 'mango', fill: 'mango-tint', turn: 1 },
  ],
  [
    { shape: 'petal', ground: 'brand-tint', fill: 'brand', accent: 'mango' },
    { shape: 'leaf', ground: 'sand', fill: 'deep-2', turn: 1 },
  ],
  [
    { shape: 'domes', ground: 'deep', fill: 'clay', accent: 'mango' },
    { shape: 'leaf', ground: 'deep', fill: 'leaf' },
  ],
];

/** Banner of the season's popular service. */
export function PopularServices({ popular: { service, headline } }: { popular: Popular }) {
  const t = useText(homeEn);
  return (
    <section aria-labelledby="popular-services" className="flex overflow-hidden rounded-20 bg-mango text-on-mango">
      <div className="min-w-0 flex-1 p-5">
        <h2 id="popular-services" className="text-14 font-strong">
          {t('popularServices')}
        </h2>
        <p className="mt-2 text-22 font-title tracking-tight text-balance">
          {headline ? t(headline) : inCatalogue(service.name)}
        </p>
        <p className="mt-1 text-14">
          {t('from')} <span className="amount">{formatPesoShort(service.basePrice)}</span>
        </p>
        <ButtonLink
          to={bookingPath({ serviceId: service.id })}
          variant="ink"
          size={44}
          className="mt-4"
          iconEnd={<ArrowRight aria-hidden="true" className="size-4.5" />}
        >
          {t('bookIt')}
        </ButtonLink>
      </div>
      <div aria-hidden="true" className="relative w-[24%] max-w-30 shrink-0 overflow-hidden">
        <Tiles rows={tilePattern} className="absolute inset-y-0 right-0 h-full w-auto max-w-none" />
      </div>
    </section>
  );
}
