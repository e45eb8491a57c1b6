import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { allShrunk, PICTURES } from '../../../browser/shrink-picture.ts';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation } from '../../worker/api.ts';
import { moved } from '../moved.ts';
import { workerProfileText } from '../worker-profile.text.ts';
import { type Piece, PictureRow } from './PictureRow.tsx';

const MOST = 24;
const AT_ONCE = 10;

/** Pictures of finished work in the worker's own order; each change is kept at once. */
export function Pictures({ pieces }: { pieces: readonly Piece[] }) {
  const t = useText(workerProfileText);
  const [changeProfile] = useChangeOwnProfileMutation();
  const [error, setError] = useState<string | null>(null);

  async function keep(make: () => Promise<Piece[]> | Piece[]) {
    setError(null);
    try {
      await changeProfile({ body: { work: await make() } }).unwrap();
      showToast(t('saved'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  async function added(files: File[]): Promise<Piece[]> {
    const urls = await uploaded(files.slice(0, Math.min(AT_ONCE, MOST - pieces.length)));
    return [...pieces, ...urls.map((picture) => ({ picture, before: null, caption: '' }))];
  }

  function changed(piece: Piece, change: Partial<Piece>): Piece[] {
    return pieces.map((one) => (one === piece ? { ...one, ...change } : one));
  }

  async function withBefore(piece: Piece, files: File[]): Promise<Piece[]> {
    const [before = null] = await uploaded(files.slice(0, 1));
    return changed(piece, { before });
  }

  return (
    <div>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('picturesHint')}</p>
      {pieces.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {pieces.map((piece, index) => (
            <PictureRow
              key={piece.picture}
              piece={piece}
              number={index + 1}
              isLast={index === pieces.length - 1}
              onChange={(change) => {
                if (differs(piece, change)) void keep(() => changed(piece, change));
              }}
              onBefore={(files) => keep(() => withBefore(piece, files))}
              onMove={(by) => void keep(() => moved(pieces, index, by))}
              onRemove={() => void keep(() => pieces.filter((one) => one !== piece))}
            />
          ))}
        </ul>
      )}
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {pieces.length < MOST && (
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

async function uploaded(files: readonly File[]): Promise<string[]> {
  return (await uploadPortfolio(await allShrunk(files))).map(({ url }) => url);
}

function differs(piece: Piece, { before = piece.before, caption = piece.caption }: Partial<Piece>): boolean {
  return before !== piece.before || caption !== piece.caption;
}
