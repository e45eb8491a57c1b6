import { useEffect, useEffectEvent, useRef } from 'react';
import type { Analytics, MapCell } from '#contracts/views/analytics.ts';
import { settingsApi } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { analyticsText } from './analytics.text.ts';
import { drawCellsMap, toneOf } from './cells-map.ts';
import { ChartCard } from './charts/ChartCard.tsx';
import type { Sheet } from './charts/sheet.ts';
import { fileOf } from './PeriodCharts.tsx';

/** Where people ask, and where too few workers are. */
export function CellsMap({ data }: { data: Analytics }) {
  const t = useText(analyticsText);
  const sheet: Sheet = {
    caption: t('cellsTitle'),
    head: [t('area'), t('requests'), t('unanswered'), t('workersNow'), t('supply')],
    rows: data.cells.map((cell) => ({
      key: cell.cell,
      cells: [
        t(cell.outline ? 'around' : 'somewhereIn', { place: cell.place }),
        String(cell.requested),
        String(cell.unanswered),
        String(cell.workers),
        t(toneOf(cell)),
      ],
    })),
  };
  return (
    <ChartCard
      title={t('cellsTitle')}
      hint={t('cellsHint')}
      sheet={sheet}
      file={fileOf('areas', data)}
      {...(data.cells.length === 0 && { empty: <p className="text-14 text-muted">{t('noRequests')}</p> })}
    >
      <Drawn key={`${data.from} ${data.to}`} cells={data.cells} />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        {(['wanted', 'served'] as const).map((tone) => (
          <li key={tone} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-[3px]"
              style={{ background: tone === 'wanted' ? 'var(--danger)' : 'var(--brand)' }}
            />
            {t(tone)}
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

function Drawn({ cells }: { cells: readonly MapCell[] }) {
  const t = useText(analyticsText);
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  const tiles = config?.mapTiles ?? null;
  const frame = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((element: HTMLElement) =>
    drawCellsMap(element, {
      cells,
      tiles,
      words: {
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        cell: ({ place, requested, unanswered, workers }) => t('cellWords', { place, requested, unanswered, workers }),
      },
    }),
  );
  useEffect(() => (frame.current ? draw(frame.current) : undefined), [cells, tiles]);
  return (
    <div className="relative isolate">
      <div
        ref={frame}
        role="application"
        aria-label={t('mapLabel')}
        className="h-96 overflow-hidden rounded-16 border border-line"
      />
    </div>
  );
}
