import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { faceOf } from '../face.ts';
import { HeroFloor } from './HeroFloor.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { useCheckedDocuments } from '../use-checked-documents.ts';
import { landingEn } from '../landing.en.ts';
import { cx } from '../../../ui/class-names.ts';

const faces = ['jun', 'liza', 'ramil', 'maricel'];

export function Hero() {
  const t = useText(landingEn);
  const documents = useCheckedDocuments();
  return (
    <section
      className={cx(
        'public-edge mx-auto grid max-w-290 items-center gap-x-16 gap-y-7 pt-9 pb-14 lg:grid-cols-[540fr_492fr]',
        'lg:pt-14 lg:pb-18',
      )}
    >
      <div className="min-w-0">
        <h1 className="text-36 leading-[1.14] font-display tracking-[-0.03em] text-balance lg:text-52 lg:leading-[1.06]">
          {t('headline')}
        </h1>
        <p className="mt-3 max-w-112 text-18 leading-[1.45] text-muted text-pretty lg:mt-5 lg:text-[1.25rem] lg:leading-[1.45]">
          {t('subline')}
        </p>
        <HeroSearch />
        <div className="mt-6 flex items-center gap-3.5 lg:mt-7">
          <span className="flex shrink-0 -space-x-2.5">
            {faces.map((name) => (
              <Avatar key={name} name={name} src={faceOf(name)} size={32} className="rounded-pill ring-2 ring-paper" />
            ))}
          </span>
          <p className="max-w-72 text-14 text-muted text-pretty">{t('vettedLine', { documents })}</p>
        </div>
      </div>
      <HeroFloor />
    </section>
  );
}
