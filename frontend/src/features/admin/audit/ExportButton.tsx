import { Download } from 'lucide-react';
import { downloadCsv } from '../../../browser/download-csv.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useExportDataMutation } from '../api.ts';
import { exportFilters } from '../export-filters.ts';
import { auditCsv } from './audit-csv.ts';
import type { AuditQuery } from './audit-filters.ts';
import { auditText } from './audit.text.ts';
import { filteredRows } from './export-audit.ts';

/** The filtered log as a file. */
export function ExportButton({ query, today }: { query: AuditQuery; today: string }) {
  const t = useText(auditText);
  const dispatch = useAppDispatch();
  const [note] = useExportDataMutation();

  async function take() {
    try {
      await note({ body: { list: 'audit_log', filters: exportFilters(query) } }).unwrap();
      const { rows, more } = await filteredRows(dispatch, query);
      downloadCsv(auditCsv(rows), `suki-audit-log-${today}.csv`);
      showToast(t(more ? 'exportedFirst' : 'exported', { count: rows.length }), { variant: 'success' });
    } catch (error) {
      showToast(t('exportFailed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  return (
    <Button
      variant="outline"
      size={44}
      className="min-h-9! text-14!"
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={take}
    >
      {t('exportCsv')}
    </Button>
  );
}
