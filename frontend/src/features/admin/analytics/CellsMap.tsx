import { useRef } from 'react';
import type { Analytics } from '#contracts/views/analytics.ts';
import { useText } from '../../../i18n/use-text.ts';
import { analyticsEn } from './analytics.en.ts';
import { toneOf } from './cell-tone.ts';
import { CellsDrawing } from './CellsDrawing.tsx';
import { ChartCard } from './charts/ChartCard.tsx';
import type { Sheet } from './charts/sheet.ts';
import { figureLinks, workersIn } from './figure-links.ts';
import { fileOf } from './PeriodCharts.tsx';

/** Requests by map cell, marking cells with too few workers. */
export function CellsMap({ data }: { data: Analytics }) {
  const t = useText(analyticsEn);
  const picture = useRef<(() => SVGSVGElement) | null>(null);
  const sheet: Sheet = {
    caption: t('cellsTitle'),
    head: [t('area'), t('requests'), t('unanswered'), t('workersNow'), t('supply')],
    rows: data.cells.map((cell) => ({
      key: cell.cell,
      links: figureLinks(data, { cell: cell.cell }),
      cellLinks: {
        1: figureLinks(data, { cell: cell.cell }),
        2: figureLinks(data, { cell: cell.cell, answer: 'missing' }),
        3: workersIn(cell.cell),
      },
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
      picture={() => picture.current?.() ?? null}
      {...(data.cells.length === 0 && { empty: <p className="text-14 text-muted">{t('noRequests')}</p> })}
    >
      <CellsDrawing
        key={`${data.from} ${data.to}`}
        cells={data.cells}
        picture={picture}
        bookingsOf={({ cell }) => figureLinks(data, { cell }).bookings}
      />
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
