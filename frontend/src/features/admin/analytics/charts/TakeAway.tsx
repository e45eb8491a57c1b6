import { Download, Ellipsis, Image } from 'lucide-react';
import { downloadText } from '../../../../browser/download-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { DropdownMenu, type MenuItem } from '../../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { analyticsEn } from '../analytics.en.ts';
import { savePicture } from './save-picture.ts';
import { sheetCsv, type Sheet } from './sheet.ts';
import { tablePicture } from './table-picture.ts';

interface Props {
  title: string;
  sheet: Sheet;
  /** File name without its extension. */
  file: string;
  /** The drawn chart; without one the table is drawn. */
  picture?: () => SVGSVGElement | null;
  /** Additional menu items. */
  more?: readonly MenuItem[];
}

const icon = { 'aria-hidden': true, className: 'size-5 text-muted' } as const;

/** Downloads of a chart or table: CSV and picture. */
export function TakeAway({ title, sheet, file, picture, more = [] }: Props) {
  const t = useText(analyticsEn);

  async function takePicture() {
    try {
      await savePicture(picture?.() ?? tablePicture(sheet), `${file}.png`);
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
    { label: t('savePicture'), icon: <Image {...icon} />, onSelect: () => void takePicture() },
    ...more,
  ];
  return (
    <DropdownMenu
      items={items}
      trigger={
        <IconButton label={t('more', { chart: title })} size={36}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
