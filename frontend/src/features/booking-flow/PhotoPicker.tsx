import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useAppSelector } from '../../app/store-hooks.ts';
import { uploadPortfolio } from '../../app/upload.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { selectIsAuthenticated } from '../session/selectors.ts';
import { bookingFlowText } from './booking-flow.text.ts';
import { flowPath } from './flow-path.ts';

const MOST = 10;

/** Pictures of the job, uploaded as they are chosen. Guests log in first and come back. */
export function PhotoPicker({ photos, onChange }: { photos: readonly string[]; onChange: (photos: string[]) => unknown }) {
  const t = useText(bookingFlowText);
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function add(files: FileList | null) {
    const chosen = [...(files ?? [])].slice(0, MOST - photos.length);
    if (chosen.length === 0) return;
    setBusy(true);
    setError(null);
    try {
      onChange([...photos, ...(await uploadPortfolio(chosen)).map(({ url }) => url)]);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  }

  return (
    <fieldset>
      <legend className="mb-1 text-14 font-strong">{t('photos')}</legend>
      <p className="mb-2.5 text-14 text-muted">{t('photosHint')}</p>
      {photos.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2.5">
          {photos.map((photo, index) => (
            <li key={photo} className="relative">
              <img src={photo} alt={t('photoNumber', { number: index + 1 })} className="size-24 rounded-12 border border-line object-cover" />
              <button
                type="button"
                aria-label={t('removePhoto', { number: index + 1 })}
                onClick={() => void onChange(photos.filter((one) => one !== photo))}
                className="touch-area absolute! -top-2 -right-2 flex size-7 items-center justify-center rounded-pill border border-line bg-raised shadow-1"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSignedIn ? (
        <>
          <input ref={input} type="file" accept="image/png,image/jpeg,image/webp" multiple hidden onChange={(event) => void add(event.target.files)} />
          {photos.length < MOST && <Button variant="outline" size={44} busy={busy} icon={<ImagePlus aria-hidden="true" className="size-5 text-brand" />} onClick={() => input.current?.click()}>{t('addPhotos')}</Button>}
        </>
      ) : (
        <TextLink to="/login" state={{ from: flowPath('form') }} className="text-14">{t('logInForPhotos')}</TextLink>
      )}
      {error && <div className="mt-2"><FieldError>{error}</FieldError></div>}
    </fieldset>
  );
}
