import { useNavigate } from 'react-router-dom';
import { useIsSignedIn } from '../../../browser/use-is-signed-in.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Tiles } from '../../../ui/showing/decoration/Tiles.tsx';
import type { TileSpec } from '../../../ui/showing/decoration/tile-shapes.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { appEn } from '../../../domain/navigation.en.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { landingEn } from '../landing.en.ts';

/** A tile pattern with a missing tile. */
const tilePattern: readonly (readonly (TileSpec | null)[])[] = [
  [
    { shape: 'leaf', ground: 'brand-tint', fill: 'brand' },
    { shape: 'petal', ground: 'deep', fill: 'mango', accent: 'on-deep' },
    { shape: 'quarter', ground: 'sand', fill: 'clay' },
    { shape: 'leaf', ground: 'sky', fill: 'deep-2', turn: 1 },
  ],
  [
    { shape: 'bow', ground: 'sand', fill: 'clay', accent: 'deep' },
    null,
    { shape: 'rings', ground: 'leaf', fill: 'deep', accent: 'mango' },
    { shape: 'petal', ground: 'brand-tint', fill: 'brand', accent: 'mango' },
  ],
];

export function NotFoundPage() {
  const t = useText(landingEn);
  const app = useText(appEn);
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  useTitle(t('notFoundTitle'));
  return (
    <div className="page-edge mx-auto flex max-w-140 flex-col items-center py-16 text-center lg:py-24">
      <div className="relative mb-8 w-60 overflow-hidden rounded-20">
        <Tiles rows={tilePattern} />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/4 m-1 h-[calc(50%-8px)] w-[calc(25%-8px)] rounded-8 border-2 border-dashed border-line-control"
        />
      </div>
      <h1 className="text-36 font-display">{t('notFoundTitle')}</h1>
      <p className="mt-3 max-w-100 text-16 text-muted">{t('notFoundText')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={() => void navigate(-1)}>
          {t('goBack')}
        </Button>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/'}>{t('goHome')}</ButtonLink>
      </div>
      <TextLink to="/contact" className="mt-6">
        {app('getHelp')}
      </TextLink>
    </div>
  );
}
