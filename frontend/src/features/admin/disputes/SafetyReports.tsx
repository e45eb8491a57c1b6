import { useState } from 'react';
import type { SafetyReport } from '#contracts/views/dispute.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCloseSafetyReportMutation } from '../../dispute/safety-api.ts';
import { useChangeUserMutation } from '../api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { ReportStory } from './ReportStory.tsx';
import { safetyDeskEn } from './safety-desk.en.ts';

const CloseReportDialog = lazyDialog(async () => (await import('./CloseReportDialog.tsx')).CloseReportDialog);

/** Open safety reports, above all disputes. Renders nothing without one. */
export function SafetyReports({
  of: { data, isError },
}: {
  of: { data?: { items: readonly SafetyReport[] } | undefined; isError: boolean };
}) {
  const t = useText(safetyDeskEn);
  if (isError)
    return (
      <Note tone="error" className="mb-4">
        {t('loadFailed')}
      </Note>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('title')} end={t('hint')} className="mb-4 border-danger!">
      <ul className="divide-y divide-line">
        {data.items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}

function Report({ report }: { report: SafetyReport }) {
  const t = useText(safetyDeskEn);
  const [open, setOpen] = useState<'suspend' | 'close' | null>(null);
  const { suspend } = useSuspending(report);
  const { reported, reportedWorks } = report;
  const name = firstName(reported.name);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <ReportStory report={report} />
      <IfPermitted do="safety.decide">
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size={44} variant="danger" onClick={() => setOpen('suspend')}>
            {t('suspend')}
          </Button>
          <Button size={44} variant="outline" onClick={() => setOpen('close')}>
            {t('close')}
          </Button>
        </div>
      </IfPermitted>
      {open === 'suspend' && (
        <ReasonDialog
          title={t('suspendTitle', { name })}
          description={t(reportedWorks ? 'suspendWorkerText' : 'suspendText')}
          confirm={t('suspend')}
          onConfirm={suspend}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'close' && <CloseReportDialog report={report} onClose={() => setOpen(null)} />}
    </li>
  );
}

function useSuspending({ id, reported }: SafetyReport) {
  const t = useText(safetyDeskEn);
  const [manage] = useChangeUserMutation();
  const [closeIt] = useCloseSafetyReportMutation();
  return {
    /** Suspends first, since an acute safety risk needs no second admin. The suspension closes the report. */
    async suspend(reason: string) {
      await manage({ id: reported.accountId, body: { action: 'suspend', reason, cause: 'safety' } }).unwrap();
      await closeIt({ id, body: { outcome: 'suspended', reason } }).unwrap();
      showToast(t('suspended'), { variant: 'success' });
    },
  };
}
