import { useState } from 'react';
import type { DocumentForAdmin } from '#contracts/views/worker.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCheckWorkerDocumentMutation } from '../../worker/documents/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { usersEn } from './users.en.ts';

interface Props {
  document: DocumentForAdmin;
  workerId: string;
  /** Opens the document beside the form. Rejects with the reason if it cannot be opened. */
  onCheck: () => Promise<void>;
}

/** Records an admin's check of a document, its kind and expiry, or the reason for rejecting it. */
export function CheckDocument({ document, workerId, onCheck }: Props) {
  const t = useText(usersEn);
  const [send] = useCheckWorkerDocumentMutation();
  const [isRefusing, setRefusing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { id: documentId, name, state } = document;
  const isApproved = state === 'approved' || state === 'expired';

  async function check(): Promise<void> {
    setError(null);
    try {
      await onCheck();
    } catch (failure) {
      setError(errorText(failure));
    }
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
        onClick={check}
      >
        {t(isApproved ? 'correctDocument' : 'checkDocument')}
      </Button>
      {state !== 'refused' && (
        <Button
          size={36}
          variant="danger-outline"
          aria-label={t('refuseDocumentNamed', { name })}
          onClick={() => setRefusing(true)}
        >
          {t('refuseDocument')}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
      {isRefusing && (
        <ReasonDialog
          title={t('refuseDocumentTitle')}
          description={t('refuseDocumentMessage', { name })}
          confirm={t('refuseDocument')}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
