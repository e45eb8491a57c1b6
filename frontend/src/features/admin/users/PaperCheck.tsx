import { useState } from 'react';
import type { DocumentForAdmin } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCheckWorkerDocumentMutation } from '../../worker/documents/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { PaperCheckDialog, type PaperFound } from './PaperCheckDialog.tsx';
import { usersText } from './users.text.ts';

/** What an admin says of one paper once they have opened it: what it is and until when it holds. Or why it can't be accepted. */
export function PaperCheck({ document, workerId }: { document: DocumentForAdmin; workerId: string }) {
  const t = useText(usersText);
  const [send] = useCheckWorkerDocumentMutation();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  const { id: documentId, name, state, openedByYou } = document;
  const close = () => setAsking(null);
  const isApproved = state === 'approved' || state === 'expired';

  async function approve(found: PaperFound): Promise<void> {
    await send({ workerId, documentId, body: { outcome: 'approved', ...found } }).unwrap();
    showToast(t('paperChecked'), { variant: 'success' });
  }

  async function refuse(reason: string): Promise<void> {
    await send({ workerId, documentId, body: { outcome: 'refused', reason } }).unwrap();
    showToast(t('paperRefused'), { variant: 'success' });
  }

  return (
    <>
      <Button
        size={36}
        variant={state === 'waiting' ? 'primary' : 'outline'}
        aria-label={t(isApproved ? 'correctPaperNamed' : 'checkPaperNamed', { name })}
        onClick={() => (openedByYou ? setAsking('approve') : setHeldBack(true))}
      >
        {t(isApproved ? 'correctPaper' : 'checkPaper')}
      </Button>
      {state !== 'refused' && (
        <Button
          size={36}
          variant="danger-outline"
          aria-label={t('refusePaperNamed', { name })}
          onClick={() => setAsking('refuse')}
        >
          {t('refusePaper')}
        </Button>
      )}
      {isHeldBack && !openedByYou && (
        <p role="status" className="w-full text-13 text-mango-ink">
          {t('openPaperFirst', { name })}
        </p>
      )}
      {asking === 'approve' && <PaperCheckDialog document={document} onApprove={approve} onClose={close} />}
      {asking === 'refuse' && (
        <ReasonDialog
          title={t('refusePaperTitle')}
          description={t('refusePaperMessage', { name })}
          confirm={t('refusePaper')}
          onConfirm={refuse}
          onClose={close}
        />
      )}
    </>
  );
}
