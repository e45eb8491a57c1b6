import { Download, Ellipsis, Image } from 'lucide-react';
import { downloadText } from '../../../../browser/download-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { DropdownMenu, type MenuItem } from '../../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { analyticsText } from '../analytics.text.ts';
import { savePicture } from './save-picture.ts';
import { sheetCsv, type Sheet } from './sheet.ts';
import { tablePicture } from './table-picture.ts';

interface Props {
  title: string;
  sheet: Sheet;
  /** The files' name, without what follows the dot. */
  file: string;
  /** What is drawn; where nothing is, the table is the picture. */
  picture?: () => SVGSVGElement | null;
  /** What else can be done with it. */
  more?: readonly MenuItem[];
}

const icon = { 'aria-hidden': true, className: 'size-5 text-muted' } as const;

/** A chart or a table as files: its figures for a spreadsheet, and its picture. */
export function TakeAway({ title, sheet, file, picture, more = [] }: Props) {
  const t = useText(analyticsText);

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
