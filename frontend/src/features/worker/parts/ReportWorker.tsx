import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { safetyText } from '../../dispute/safety.text.ts';
import { firstNameOf } from '../worker-offer.ts';

const ReportPersonDialog = lazyDialog(
  async () => (await import('../../dispute/parts/ReportPersonDialog.tsx')).ReportPersonDialog,
);

/** For whoever doesn't feel safe with this worker. */
export function ReportWorker({ worker: { accountId, name } }: { worker: WorkerProfile }) {
  const t = useText(safetyText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={44}
        icon={<ShieldAlert aria-hidden="true" className="size-5" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('report', { name: firstNameOf(name) })}
      </Button>
      {open && <ReportPersonDialog person={{ accountId, name }} from="profile" onClose={() => setOpen(false)} />}
    </>
  );
}
