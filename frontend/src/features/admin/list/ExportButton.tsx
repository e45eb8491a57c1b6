import { Download } from 'lucide-react';
import { downloadText } from '../../../browser/download-text.ts';
import { errorText } from '../../../api/error-text.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useExportDataMutation } from '../api.ts';
import { everyPage } from './every-page.ts';

interface Props<Row extends { id: string }> {
  /** As the audit log names it. */
  list: 'audit_log' | 'payments';
  /** What of the list is taken. */
  query: Readonly<Record<string, unknown>>;
  read: Parameters<typeof everyPage<Row>>[0];
  csv: (rows: readonly Row[]) => string;
  /** The file's name. */
  file: string;
  t: Text<'export' | 'exported' | 'exportedFirst' | 'exportFailed'>;
}

/** The list as it is filtered, as a file; that it was taken away is noted first. */
export function ExportButton<Row extends { id: string }>({ list, query, read, csv, file, t }: Props<Row>) {
  const [note] = useExportDataMutation();

  async function take() {
    try {
      await note({ body: { list, filters: exportFilters(query) } }).unwrap();
      const { rows, more } = await everyPage(read);
      downloadText(csv(rows), file, 'text/csv');
      showToast(t(more ? 'exportedFirst' : 'exported', { count: rows.length }), { variant: 'success' });
    } catch (error) {
      showToast(t('exportFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button
      variant="outline"
      size={36}
      className="text-14!"
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={take}
    >
      {t('export')}
    </Button>
  );
}

/** What of a list was taken away, as the audit log keeps it: `status=paid&from=2026-11-01`. */
function exportFilters(query: Props<never>['query']): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
