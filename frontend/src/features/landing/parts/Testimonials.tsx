import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import type { TileSpec } from '../../../ui/showing/decoration/tile-shapes.ts';
import { Tiles } from '../../../ui/showing/decoration/Tiles.tsx';
import { faceOf } from '../face.ts';
import { landingEn } from '../landing.en.ts';

interface Testimonial {
  name: string;
  quote: 'quoteCora' | 'quoteMark' | 'quoteLiza';
  role: 'roleCora' | 'roleMark' | 'roleLiza';
  face: string;
  ground: string;
  tiles: readonly TileSpec[];
}

const testimonials: readonly Testimonial[] = [
  {
    name: 'Cora Pascual',
    quote: 'quoteCora',
    role: 'roleCora',
    face: 'cora',
    ground: 'bg-sky',
    tiles: [
      { shape: 'leaf', ground: 'brand-tint', fill: 'brand', turn: 1 },
      { shape: 'quarter', ground: 'sand', fill: 'clay', turn: 1 },
    ],
  },
  {
    name: 'Mark Dizon',
    quote: 'quoteMark',
    role: 'roleMark',
    face: 'mark',
    ground: 'bg-sand',
    tiles: [
      { shape: 'petal', ground: 'mango-tint', fill: 'mango', accent: 'deep' },
      { shape: 'quarter', ground: 'sky', fill: 'deep-2', turn: 1 },
    ],
  },
  {
    name: 'Liza Mendoza',
    quote: 'quoteLiza',
    role: 'roleLiza',
    face: 'liza',
    ground: 'bg-mango',
    tiles: [
      { shape: 'quarter', ground: 'sand', fill: 'brand' },
      { shape: 'leaf', ground: 'mango-tint', fill: 'clay' },
    ],
  },
];

/** Three sample testimonials (specification section 1). */
export function Testimonials() {
  const t = useText(landingEn);
  return (
    <section aria-labelledby="voices-title" className="public-edge mx-auto max-w-290 pt-10 pb-8 lg:pt-11 lg:pb-11">
      <h2 id="voices-title" className="mb-5 text-28 font-title tracking-[-0.025em] lg:mb-8 lg:text-36">
        {t('whatPeopleSay')}
      </h2>
      <div className="grid gap-4 md:grid-cols-3 lg:gap-5">
        {testimonials.map((one) => (
          <figure key={one.name} className="flex flex-col overflow-hidden rounded-20 border border-line bg-surface">
            <div aria-hidden="true" className="flex h-21 w-63 max-w-full overflow-hidden rounded-br-20">
              <img src={faceOf(one.face)} alt="" loading="lazy" className={cx('size-21', one.ground)} />
              <Tiles rows={[one.tiles]} className="h-21" />
            </div>
            <blockquote className="flex-1 px-6 pt-5.5 text-16 text-pretty lg:px-7 lg:pt-6 lg:text-18 lg:leading-[1.5]">
              <p>{t(one.quote)}</p>
            </blockquote>
            <figcaption className="px-6 pt-3.5 pb-5.5 lg:px-7 lg:pb-7">
              <span className="block text-14 font-strong">{one.name}</span>
              <span className="block text-13 text-muted">{t(one.role)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
