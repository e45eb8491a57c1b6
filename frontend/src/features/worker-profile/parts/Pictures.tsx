import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { allShrunk, PICTURES } from '../../../browser/shrink-picture.ts';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation } from '../../worker/api.ts';
import { workerProfileText } from '../worker-profile.text.ts';

const MOST = 24;
const AT_ONCE = 10;

/** Pictures of finished work; each change is kept at once. */
export function Pictures({ pictures }: { pictures: readonly string[] }) {
  const t = useText(workerProfileText);
  const [change] = useChangeOwnProfileMutation();
  const [error, setError] = useState<string | null>(null);

  async function keep(work: () => Promise<string[]>) {
    setError(null);
    try {
      await change({ body: { portfolio: await work() } }).unwrap();
      showToast(t('saved'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  async function added(files: File[]) {
    const uploaded = await uploadPortfolio(await allShrunk(files.slice(0, Math.min(AT_ONCE, MOST - pictures.length))));
    return [...pictures, ...uploaded.map(({ url }) => url)];
  }

  return (
    <div>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('picturesHint')}</p>
      {pictures.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {pictures.map((picture, index) => (
            <li key={picture} className="relative">
              <img
                src={picture}
                alt={t('pictureOf', { number: index + 1 })}
                loading="lazy"
                className="aspect-square w-full rounded-12 border border-line object-cover"
              />
              <IconButton
                label={t('removePicture', { number: index + 1 })}
                look="control"
                round
                size={36}
                className="absolute! -top-2 -right-2"
                onClick={() => void keep(async () => pictures.filter((one) => one !== picture))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {pictures.length < MOST && (
        <FileButton
          accept={PICTURES}
          multiple
          onFiles={(files) => keep(() => added(files))}
          variant="outline"
          size={44}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
        >
          {t('addPictures')}
        </FileButton>
      )}
    </div>
  );
}
