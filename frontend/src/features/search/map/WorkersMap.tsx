import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Coordinates } from '#contracts/fields.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { settingsApi } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../ui/showing/Skeleton.tsx';
import { WorkerCard } from '../../worker/parts/WorkerCard.tsx';
import { searchEn } from '../search.en.ts';
import { type Area, areasOf } from './areas-of.ts';
import { drawWorkersMap } from './workers-map.ts';

interface Props {
  workers: readonly WorkerListing[];
  around: Coordinates | null;
  serviceId: string | undefined;
}

/** Start areas of this page's workers; a click lists those of an area below. */
export function WorkersMap({ workers, around, serviceId }: Props) {
  const t = useText(searchEn);
  const { data: config, isLoading } = settingsApi.useReadPublicConfigQuery();
  const [shown, setShown] = useState<Area | null>(null);
  const areas = areasOf(workers);
  const tiles = config?.mapTiles ?? null;
  if (isLoading) return <Loading className="h-100 rounded-16 bg-sunken">{null}</Loading>;
  return (
    <section aria-label={t('map')}>
      <Drawing key={drawnKey(areas, around)} areas={areas} around={around} tiles={tiles} onArea={setShown} />
      <p className="mt-2 text-13 text-muted">
        {t(areas.length === 0 ? 'mapEmpty' : 'mapAbout')} {tiles?.credit}
      </p>
      <ul aria-live="polite" className="mt-3 grid gap-2.5">
        {shown?.workers
          .filter(({ id }) => workers.some((worker) => worker.id === id))
          .map((worker) => (
            <li key={worker.id}>
              <WorkerCard worker={worker} serviceId={serviceId} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The map is redrawn for other results; otherwise it keeps its position. */
function drawnKey(areas: readonly Area[], around: Coordinates | null): string {
  return JSON.stringify([around, areas.map(({ at, workers }) => [at, workers.length])]);
}

type DrawingProps = Pick<Parameters<typeof drawWorkersMap>[1], 'areas' | 'around' | 'tiles' | 'onArea'>;

function Drawing({ areas, around, tiles, onArea }: DrawingProps) {
  const t = useText(searchEn);
  const frame = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(onArea);
  const draw = useEffectEvent((element: HTMLElement) =>
    drawWorkersMap(element, {
      areas,
      around,
      tiles,
      words: {
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        area: ({ workers }) => t('area', { count: workers.length, names: workers.map(({ name }) => name).join(', ') }),
      },
      onArea: (area) => press(area),
    }),
  );
  useEffect(() => (frame.current ? draw(frame.current) : undefined), []);
  return (
    <div
      ref={frame}
      role="application"
      aria-label={t('mapLabel')}
      className="isolate h-100 overflow-hidden rounded-16 border border-line"
    />
  );
}
