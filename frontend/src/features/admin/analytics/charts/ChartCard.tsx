import { ChartColumn, Download, Ellipsis, Image, Table2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { downloadText } from '../../../../browser/download-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { DropdownMenu, type MenuItem } from '../../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Card } from '../../../../ui/showing/Card.tsx';
import { analyticsText } from '../analytics.text.ts';
import { savePicture } from './save-picture.ts';
import { sheetCsv, type Sheet } from './sheet.ts';
import { SheetTable } from './SheetTable.tsx';

interface Props {
  title: string;
  hint: string;
  sheet: Sheet;
  /** The files' name, without what follows the dot. */
  file: string;
  /** Stands where the chart would be, where there is nothing to draw. */
  empty?: ReactNode;
  /** The chart; a table needs none. */
  children?: ReactNode;
  className?: string;
}

const icon = { 'aria-hidden': true, className: 'size-5 text-muted' } as const;

/** A chart with its table, and both as files. */
export function ChartCard({ title, hint, sheet, file, empty, children, className }: Props) {
  const t = useText(analyticsText);
  const drawn = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const hasChart = children !== undefined;

  async function takePicture() {
    const svg = drawn.current?.querySelector('svg');
    try {
      if (svg) await savePicture(svg, `${file}.png`);
    } catch {
      showToast(t('pictureFailed'), { variant: 'error' });
    }
  }

  const items: MenuItem[] = [
    {
      label: t('saveCsv'),
      icon: <Download {...icon} />,
      onSelect: () => downloadText(sheetCsv(sheet), `${file}.csv`, 'text/csv'),
    },
    ...(hasChart
      ? [
          { label: t('savePicture'), icon: <Image {...icon} />, onSelect: () => void takePicture(), disabled: asTable },
          {
            label: t(asTable ? 'showChart' : 'showTable'),
            icon: asTable ? <ChartColumn {...icon} /> : <Table2 {...icon} />,
            onSelect: () => setAsTable(!asTable),
          },
        ]
      : []),
  ];
  return (
    <Card
      title={title}
      className={className}
      {...(!empty && {
        end: (
          <DropdownMenu
            items={items}
            trigger={
              <IconButton label={t('more', { chart: title })} size={36}>
                <Ellipsis aria-hidden="true" className="size-5" />
              </IconButton>
            }
          />
        ),
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
