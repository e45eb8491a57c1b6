import { Download } from 'lucide-react';
import { errorText } from '../../../api/error-text.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useExport } from './use-export.ts';

interface Props {
  /** Name of the list in the audit log. */
  list: 'audit_log' | 'payments';
  /** Filters of the export. */
  query: Readonly<Record<string, unknown>>;
  t: Text<'export' | 'exported' | 'exportedFirst' | 'exportFailed'>;
}

/** Downloads the filtered list as a file. */
export function ExportButton({ list, query, t }: Props) {
  const exportList = useExport();

  async function take() {
    try {
      const { rows, capped } = await exportList({ list, filters: exportFilters(query) });
      showToast(t(capped ? 'exportedFirst' : 'exported', { count: rows }), { variant: 'success' });
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

/** Filters of an export, without the page: `status=paid&from=2026-11-01`. */
function exportFilters({ page: _page, limit: _limit, ...query }: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
