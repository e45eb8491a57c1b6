import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MapCell } from '#contracts/views/analytics.ts';
import { settingsApi } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { analyticsEn } from './analytics.en.ts';
import type { DrawnMap } from './cells-map.ts';
import { useInViewport } from './charts/use-in-viewport.ts';

interface Props {
  cells: readonly MapCell[];
  /** Link of a cell; the table has the same links for keyboard users. */
  bookingsOf: (cell: MapCell) => string;
  /** Returns the map's SVG once it is drawn. */
  picture: RefObject<(() => SVGSVGElement) | null>;
}

/**
 * Leaflet is larger than the rest of the screen, so it loads when the map approaches the viewport. The map's height
 * is reserved.
 */
export function CellsDrawing({ cells, bookingsOf, picture }: Props) {
  const t = useText(analyticsEn);
  const [frame, isNear] = useInViewport<HTMLDivElement>();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div ref={frame} className="relative isolate h-96">
      {isNear && !hasFailed && (
        <Drawn cells={cells} bookingsOf={bookingsOf} picture={picture} onFailed={() => setHasFailed(true)} />
      )}
      {hasFailed && <ErrorState title={t('mapFailed')} onRetry={() => setHasFailed(false)} />}
    </div>
  );
}

function Drawn({ cells, bookingsOf, picture, onFailed }: Props & { onFailed: () => void }) {
  const t = useText(analyticsEn);
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  const tiles = config?.mapTiles ?? null;
  const navigate = useNavigate();
  const map = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const fail = useEffectEvent(onFailed);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    const { drawCellsMap } = await import('./cells-map.ts');
    const cell = ({ place, requested, unanswered, workers }: MapCell) =>
      t('cellWords', { place, requested, unanswered, workers });
    const open = (one: MapCell) => void navigate(bookingsOf(one));
    const words = { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), cell };
    return () => drawCellsMap(element, { cells, tiles, words, open });
  });
  useEffect(() => {
    const element = map.current;
    if (!element) return undefined;
    let drawn: DrawnMap | undefined;
    let isGone = false;
    draw(element).then(
      (begin) => {
        if (isGone) return;
        drawn = begin();
        picture.current = drawn.picture;
        setIsDrawn(true);
      },
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
      drawn?.remove();
      picture.current = null;
    };
  }, [cells, tiles, picture]);
  return (
    <>
      <div
        ref={map}
        role="application"
        aria-label={t('mapLabel')}
        className="h-full overflow-hidden rounded-16 border border-line"
      />
      {!isDrawn && (
        <Loading className="absolute inset-0">
          <Skeleton className="h-full rounded-16" />
        </Loading>
      )}
    </>
  );
}
