import { FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { HandedInDocument, OwnWorkerProfile } from '#contracts/views/worker.ts';
import { type DocumentKind, documentKinds } from '#contracts/worker/documents.ts';
import { errorText } from '../../../api/error-text.ts';
import { PICTURES_AND_PDF } from '../../../browser/shrink-picture.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { uploadDocuments } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { useLinkOwnDocumentMutation, useWithdrawDocumentMutation } from '../../worker/documents/api.ts';
import { DocumentRows } from '../../worker/documents/DocumentRows.tsx';
import { documentsEn } from '../../worker/documents/documents.en.ts';
import { workersApi } from '../../worker/api.ts';
import { DocumentsDue } from './DocumentsDue.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

const DocumentDialog = lazyDialog(
  async () => (await import('../../worker/documents/DocumentDialog.tsx')).DocumentDialog,
);

/** The worker's documents, and submitting more. */
export function OwnDocuments({
  profile,
}: {
  profile: Pick<OwnWorkerProfile, 'documents' | 'needsNewId' | 'documentsDue'>;
}) {
  const { documents } = profile;
  const t = useText(workerProfileEn);
  const td = useText(documentsEn);
  const dispatch = useAppDispatch();
  const [askForLink] = useLinkOwnDocumentMutation();
  const [withdraw] = useWithdrawDocumentMutation();
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState<{ name: string; url: string } | null>(null);
  const [chosen, setChosen] = useState<DocumentKind | null>(null);
  const kind = chosen ?? firstMissing(documents);

  async function handIn(files: File[]) {
    setError(null);
    try {
      await uploadDocuments(files, kind);
      dispatch(workersApi.util.invalidateTags(['OwnProfile']));
      showToast(t('documentsThere'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  async function remove({ id: documentId, name }: HandedInDocument) {
    const isSure = await ask({ title: t('removeTitle'), message: t('removeQuestion', { name }), ok: t('remove') });
    if (!isSure) return;
    setError(null);
    try {
      await withdraw({ documentId }).unwrap();
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <div>
      <div className="mb-3 empty:hidden">
        <DocumentsDue profile={profile} />
      </div>
      <p className="mb-3 text-14 text-muted">{t('documentsHint')}</p>
      {documents.length === 0 && <p className="mb-3 text-14">{t('noDocuments')}</p>}
      <div className="mb-3">
        <DocumentRows
          documents={documents}
          onOpen={async ({ id: documentId, name }) =>
            setShown({ name, url: (await askForLink({ documentId }).unwrap()).url })
          }
          renderActions={(document) =>
            document.state === 'waiting' && (
              <IconButton label={t('removeNamed', { name: document.name })} onClick={() => remove(document)}>
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            )
          }
        />
      </div>
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="mb-3 max-w-90">
        <Select
          label={t('documentKind')}
          options={documentKinds.map((value) => ({ value, label: td('kindOf', { kind: value }) }))}
          value={kind}
          onChange={({ target }) => setChosen(documentKinds.find((known) => known === target.value) ?? 'other')}
        />
      </div>
      <FileButton
        accept={PICTURES_AND_PDF}
        multiple
        onFiles={handIn}
        variant="outline"
        size={44}
        icon={<FileUp aria-hidden="true" className="size-5" />}
      >
        {t('addDocuments')}
      </FileButton>
      {shown && <DocumentDialog document={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** The ID first: approval requires one. */
function firstMissing(documents: OwnWorkerProfile['documents']): DocumentKind {
  const has = (kind: DocumentKind) =>
    documents.some(
      (document) => document.kind === kind && (document.state === 'approved' || document.state === 'waiting'),
    );
  return documentKinds.find((kind) => kind !== 'police_clearance' && !has(kind)) ?? 'other';
}
