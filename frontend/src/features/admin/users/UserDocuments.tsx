import { useState } from 'react';
import type { OpeningReason } from '#contracts/calls/worker-documents.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { DocumentForAdmin } from '#contracts/views/worker.ts';
import { useNow } from '../../../browser/use-now.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useMay } from '../../../domain/session/use-may.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useLinkWorkerDocumentMutation } from '../../worker/documents/api.ts';
import { DocumentRows } from '../../worker/documents/DocumentRows.tsx';
import { useReadUserQuery } from '../api.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { CheckDocument } from './CheckDocument.tsx';
import { usersEn } from './users.en.ts';

const CheckDocumentDialog = lazyDialog(async () => (await import('./CheckDocumentDialog.tsx')).CheckDocumentDialog);
const DocumentDialog = lazyDialog(
  async () => (await import('../../worker/documents/DocumentDialog.tsx')).DocumentDialog,
);
const OpenDocumentDialog = lazyDialog(async () => (await import('./OpenDocumentDialog.tsx')).OpenDocumentDialog);

/** A document to open, alone or beside the check form. */
type Opening = { document: DocumentForAdmin; toCheck: boolean };

/** A worker's documents. Each opening is recorded. */
export function UserDocuments({ accountId, workerId }: { accountId: string; workerId: string }) {
  const t = useText(usersEn);
  return (
    <section aria-label={t('papers')}>
      <h3 className="mb-1 text-14 font-strong tracking-normal">{t('papers')}</h3>
      <Due accountId={accountId} />
      <HandedIn accountId={accountId} workerId={workerId} />
    </section>
  );
}

function HandedIn({ accountId, workerId }: { accountId: string; workerId: string }) {
  const t = useText(usersEn);
  const { currentData, isError, refetch } = useReadUserQuery({ id: accountId });
  const [askForLink] = useLinkWorkerDocumentMutation();
  const [asking, setAsking] = useState<Opening | null>(null);
  const [opened, setOpened] = useState<(Opening & { url: string }) | null>(null);
  const now = useNow();
  const mayOpen = useMay()('documents.open');
  if (!currentData && isError)
    return (
      <p role="alert" className="text-13 text-danger-ink">
        {t('documentsFailed')}{' '}
        <Button variant="quiet" size={44} onClick={() => refetch()}>
          {t('documentsAgain')}
        </Button>
      </p>
    );
  if (!currentData) return <SkeletonList rows={2} />;
  const { documents, checkingUntil, hasDocumentsToCheck } = currentData;
  if (documents.length === 0) return <p className="text-13 text-muted">{t('noDocuments')}</p>;

  async function open(opening: Opening, body?: OpeningReason): Promise<void> {
    const { url } = await askForLink({ workerId, documentId: opening.document.id, body }).unwrap();
    setOpened({ ...opening, url });
  }

  /** A reason to check the application is valid for an hour and not asked for again. */
  async function press(opening: Opening): Promise<void> {
    if (checkingUntil !== null && Date.parse(checkingUntil) > now) await open(opening);
    else setAsking(opening);
  }

  return (
    <>
      {mayOpen && <p className="mb-2 text-13 text-muted">{t('documentsRecorded')}</p>}
      <DocumentRows
        documents={documents}
        onOpen={mayOpen ? (document) => press({ document, toCheck: false }) : null}
        renderActions={(document) => (
          <IfPermitted do="applications.decide">
            <CheckDocument document={document} workerId={workerId} onCheck={() => press({ document, toCheck: true })} />
          </IfPermitted>
        )}
      />
      {asking && (
        <OpenDocumentDialog
          name={asking.document.name}
          isToCheck={hasDocumentsToCheck}
          onOpen={(why) => open(asking, why)}
          onClose={() => setAsking(null)}
        />
      )}
      {opened?.toCheck && (
        <CheckDocumentDialog
          document={opened.document}
          url={opened.url}
          workerId={workerId}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && !opened.toCheck && (
        <DocumentDialog document={{ name: opened.document.name, url: opened.url }} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** Required documents that were requested. */
function Due({ accountId }: { accountId: string }) {
  const t = useText(usersEn);
  const locale = useLocale();
  const due = useReadUserQuery({ id: accountId }).currentData?.documentsDue;
  if (!due) return null;
  const [only, ...others] = due.missing;
  return (
    <Note tone="warning" className="mb-2">
      {t('documentsDue', {
        missing: only && others.length === 0 ? only : 'both',
        day: formatDayWithYear(manilaInstant(due.dueOn), locale),
      })}
    </Note>
  );
}
