import { ChartColumn, Table2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/showing/Card.tsx';
import { analyticsEn } from '../analytics.en.ts';
import type { Sheet } from './sheet.ts';
import { SheetTable } from './SheetTable.tsx';
import { TakeAway } from './TakeAway.tsx';

interface Props {
  title: string;
  hint: string;
  sheet: Sheet;
  /** File name without its extension. */
  file: string;
  /** Replaces the chart when there is no data. */
  empty?: ReactNode;
  /** The chart; omitted for a table. */
  children?: ReactNode;
  /** Returns the picture to save if it is not the first SVG of the chart; null before it is drawn. */
  picture?: () => SVGSVGElement | null;
}

const icon = { 'aria-hidden': true, className: 'size-5 text-muted' } as const;

/** A chart with its table, both downloadable. */
export function ChartCard({ title, hint, sheet, file, empty, children, picture }: Props) {
  const t = useText(analyticsEn);
  const drawn = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const hasChart = children !== undefined;

  function shown(): SVGSVGElement | null {
    if (asTable) return null;
    return picture ? picture() : (drawn.current?.querySelector('svg') ?? null);
  }

  const turn = {
    label: t(asTable ? 'showChart' : 'showTable'),
    icon: asTable ? <ChartColumn {...icon} /> : <Table2 {...icon} />,
    onSelect: () => setAsTable(!asTable),
  };
  return (
    <Card
      title={title}
      {...(!empty && {
        end: <TakeAway title={title} sheet={sheet} file={file} picture={shown} more={hasChart ? [turn] : []} />,
      })}
    >
      <p className="-mt-3 mb-4 text-13 text-muted">{hint}</p>
      {empty ?? (
        <>
          {!asTable && <div ref={drawn}>{children}</div>}
          <SheetTable sheet={sheet} hidden={hasChart && !asTable} />
        </>
      )}
    </Card>
  );
}
