import { useState } from 'react';
import type { DocumentForAdmin } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCheckWorkerDocumentMutation } from '../../worker/documents/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { DocumentFound } from './CheckDocumentDialog.tsx';
import { usersText } from './users.text.ts';

const CheckDocumentDialog = lazyDialog(async () => (await import('./CheckDocumentDialog.tsx')).CheckDocumentDialog);

/** What an admin says of one document once they have opened it: what it is and until when it holds. Or why it can't be accepted. */
export function CheckDocument({ document, workerId }: { document: DocumentForAdmin; workerId: string }) {
  const t = useText(usersText);
  const [send] = useCheckWorkerDocumentMutation();
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  const { id: documentId, name, state, openedByYou } = document;
  const close = () => setAsking(null);
  const isApproved = state === 'approved' || state === 'expired';

  async function approve(found: DocumentFound): Promise<void> {
    await send({ workerId, documentId, body: { outcome: 'approved', ...found } }).unwrap();
    showToast(t('documentChecked'), { variant: 'success' });
  }

  async function refuse(reason: string): Promise<void> {
    await send({ workerId, documentId, body: { outcome: 'refused', reason } }).unwrap();
    showToast(t('documentRefused'), { variant: 'success' });
  }

  return (
    <>
      <Button
        size={36}
        variant={state === 'waiting' ? 'primary' : 'outline'}
        aria-label={t(isApproved ? 'correctDocumentNamed' : 'checkDocumentNamed', { name })}
        onClick={() => (openedByYou ? setAsking('approve') : setHeldBack(true))}
      >
        {t(isApproved ? 'correctDocument' : 'checkDocument')}
      </Button>
      {state !== 'refused' && (
        <Button
          size={36}
          variant="danger-outline"
          aria-label={t('refuseDocumentNamed', { name })}
          onClick={() => setAsking('refuse')}
        >
          {t('refuseDocument')}
        </Button>
      )}
      {isHeldBack && !openedByYou && (
        <p role="status" className="w-full text-13 text-mango-ink">
          {t('openDocumentFirst', { name })}
        </p>
      )}
      {asking === 'approve' && <CheckDocumentDialog document={document} onApprove={approve} onClose={close} />}
      {asking === 'refuse' && (
        <ReasonDialog
          title={t('refuseDocumentTitle')}
          description={t('refuseDocumentMessage', { name })}
          confirm={t('refuseDocument')}
          onConfirm={refuse}
          onClose={close}
        />
      )}
    </>
  );
}
