import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { GetHelp } from '../../../domain/GetHelp.tsx';
import { safetyEn } from '../../dispute/safety.en.ts';
import { firstNameOf } from '../worker-offer.ts';

const ReportPersonDialog = lazyDialog(
  async () => (await import('../../dispute/parts/ReportPersonDialog.tsx')).ReportPersonDialog,
);

/** Links to a safety report and to a question about this worker. */
export function ReportWorker({ worker: { accountId, name } }: { worker: WorkerProfile }) {
  const t = useText(safetyEn);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 justify-self-start">
      <Button
        variant="quiet"
        size={44}
        icon={<ShieldAlert aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('report', { name: firstNameOf(name) })}
      </Button>
      <GetHelp side="client" about={{ kind: 'person', id: accountId }} topic="other" className="px-4 text-14" />
      {open && <ReportPersonDialog person={{ accountId, name }} from="profile" onClose={() => setOpen(false)} />}
    </div>
  );
}
