import { RotateCw, X } from 'lucide-react';
import type { ChosenFile } from '../../api/uploads/upload-list.ts';
import type { Uploads } from '../../api/uploads/use-uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldError } from '../../ui/forms/Field.tsx';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { Spinner } from '../../ui/showing/Spinner.tsx';
import { uiEn } from '../../ui/ui.en.ts';
import { photosEn } from './photos.en.ts';

/** Chosen pictures with their status, each removable. */
export function ChosenPhotos({ uploads }: { uploads: Uploads }) {
  const t = useText(photosEn);
  const { files } = uploads;
  if (files.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {files.map((file) => (
          <li key={file.id} className="relative">
            {file.preview ? (
              <img src={file.preview} alt={file.name} className="size-20 rounded-12 border border-line object-cover" />
            ) : (
              <span className="block size-20 rounded-12 border border-line bg-sunken" />
            )}
            <Progress file={file} onRetry={() => uploads.retry(file.id)} />
            <IconButton
              label={t('remove', { name: file.name })}
              look="control"
              round
              size={36}
              onClick={() => uploads.remove(file.id)}
              className="absolute! -top-3 -right-3"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.map(
        (file) =>
          file.status === 'failed' && (
            <div key={file.id} className="mt-2">
              <FieldError>{t('failed', { name: file.name, reason: file.reason })}</FieldError>
            </div>
          ),
      )}
    </>
  );
}

/** Over the picture during its upload, and after a failure. */
function Progress({ file, onRetry }: { file: ChosenFile; onRetry: () => void }) {
  const t = useText(photosEn);
  const words = useText(uiEn);
  if (file.status === 'uploading') {
    return (
      <span
        role="status"
        className="absolute inset-0 flex items-center justify-center rounded-12 bg-scrim text-on-deep"
      >
        <Spinner />
        <span className="sr-only">{t('uploading', { name: file.name })}</span>
      </span>
    );
  }
  if (file.status === 'uploaded') return null;
  return (
    <span className="absolute inset-0 flex items-center justify-center rounded-12 border-2 border-danger bg-danger-tint">
      <IconButton label={words('tryAgain')} onClick={onRetry}>
        <RotateCw aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
