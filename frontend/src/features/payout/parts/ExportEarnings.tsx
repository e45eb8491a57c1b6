import { Download } from 'lucide-react';
import { downloadText } from '../../../browser/download-text.ts';
import { errorText } from '../../../api/error-text.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useLazyExportEarningsQuery } from '../api.ts';
import { earningsEn } from '../earnings.en.ts';
import type { Range } from '../month-range.ts';

/** Downloads all jobs of the displayed months as CSV. */
export function ExportEarnings({ range }: { range: Range }) {
  const t = useText(earningsEn);
  const [language] = useLanguage();
  const [read] = useLazyExportEarningsQuery();

  async function take() {
    try {
      const { fileName, csv } = await read({ months: Number(range), language }).unwrap();
      downloadText(csv, fileName, 'text/csv');
      showToast(t('exported', { file: fileName }), { variant: 'success' });
    } catch (error) {
      showToast(t('exportFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button variant="outline" size={44} icon={<Download aria-hidden="true" className="size-4.5" />} onClick={take}>
      <span className="max-sm:sr-only">{t('export')}</span>
    </Button>
  );
}
