import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { errorText } from '../../app/error-text.ts';
import { PICTURES_AND_PDF } from '../../app/shrink-picture.ts';
import { useAppDispatch } from '../../app/store-hooks.ts';
import { uploadDocuments } from '../../app/upload.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useLinkOwnDocumentMutation } from '../documents/api.ts';
import { DocumentRows } from '../documents/DocumentRows.tsx';
import { workersApi } from '../workers/api.ts';
import { workerProfileText } from './worker-profile.text.ts';

/** What the worker handed in, and handing in more. */
export function Papers({ documents }: { documents: OwnWorkerProfile['documents'] }) {
  const t = useText(workerProfileText);
  const dispatch = useAppDispatch();
  const [askForLink] = useLinkOwnDocumentMutation();
  const [error, setError] = useState<string | null>(null);

  async function handIn(files: File[]) {
    setError(null);
    try {
      await uploadDocuments(files);
      dispatch(workersApi.util.invalidateTags(['OwnProfile']));
      showToast(t('papersThere'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <div>
      <p className="mb-3 text-14 text-muted">{t('papersHint')}</p>
      {documents.length === 0 && <p className="mb-3 text-14">{t('noPapers')}</p>}
      <div className="mb-3"><DocumentRows documents={documents} askForLink={(documentId) => askForLink({ documentId }).unwrap()} /></div>
      {error && <div className="mb-3"><FieldError>{error}</FieldError></div>}
      <FileButton accept={PICTURES_AND_PDF} multiple onFiles={handIn} variant="outline" size={44} icon={<FileUp aria-hidden="true" className="size-5" />}>{t('addPapers')}</FileButton>
    </div>
  );
}
