import { RotateCw, X } from 'lucide-react';
import type { Uploads } from '../../app/use-uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { bookingText } from './booking.text.ts';

/** The chosen pictures with what became of each, and a cross to take one away. */
export function ChosenPhotos({ uploads }: { uploads: Uploads }) {
  const t = useText(bookingText);
  const words = useText(uiText);
  if (uploads.files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {uploads.files.map((file) => (
        <li key={file.id} className="relative">
          <img src={file.preview} alt={file.name} className="size-20 rounded-12 border border-line object-cover" />
          {file.status === 'uploading' && (
            <span role="status" className="absolute inset-0 flex items-center justify-center rounded-12 bg-scrim text-on-deep">
              <Spinner />
              <span className="sr-only">{t('uploading', { name: file.name })}</span>
            </span>
          )}
          {file.status === 'failed' && (
            <span className="absolute inset-0 flex items-center justify-center rounded-12 border-2 border-danger bg-danger-tint">
              <IconButton label={words('tryAgain')} onClick={() => uploads.retry(file.id)}><RotateCw aria-hidden="true" className="size-5" /></IconButton>
            </span>
          )}
          <IconButton label={t('removePhoto', { name: file.name })} look="control" round size={36} onClick={() => uploads.remove(file.id)} className="absolute! -top-3 -right-3">
            <X aria-hidden="true" className="size-4" />
          </IconButton>
          {file.status === 'failed' && <span role="alert" className="sr-only">{t('uploadFailed', { name: file.name, reason: file.reason })}</span>}
        </li>
      ))}
    </ul>
  );
}
