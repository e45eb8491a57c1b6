import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { allShrunk, PICTURES } from '../../../browser/shrink-picture.ts';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation } from '../../worker/api.ts';
import { serialChanges } from '../serial-changes.ts';
import { moved } from '../moved.ts';
import { workerProfileEn } from '../worker-profile.en.ts';
import { type Piece, PictureRow } from './PictureRow.tsx';

const MAX_PICTURES = 24;
const AT_ONCE = 10;

/** Applied to the current pictures: others may have changed during the upload. */
type Change = (now: readonly Piece[]) => readonly Piece[];

/** Portfolio pictures in the worker's order; each change is saved at once. */
export function Pictures({ pieces }: { pieces: readonly Piece[] }) {
  const t = useText(workerProfileEn);
  const [changeProfile] = useChangeOwnProfileMutation();
  const [error, setError] = useState<string | null>(null);

  const [inTurn] = useState(() =>
    serialChanges<readonly Piece[]>(pieces, (work) => changeProfile({ body: { work: [...work] } }).unwrap()),
  );
  useEffect(() => inTurn.read(pieces), [inTurn, pieces]);

  async function keep(change: Change | Promise<Change>) {
    setError(null);
    try {
      await inTurn.change(await change);
      showToast(t('saved'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  async function adding(files: File[]): Promise<Change> {
    const urls = await uploaded(files.slice(0, Math.min(AT_ONCE, MAX_PICTURES - pieces.length)));
    const fresh = urls.map((picture) => ({ picture, before: null, caption: '' }));
    return (now) => [...now, ...fresh].slice(0, MAX_PICTURES);
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
                if (differs(piece, change)) void keep(changing(piece, change));
              }}
              onBefore={(files) => keep(addingBefore(piece, files))}
              onMove={(by) => void keep((now) => moved(now, now.findIndex(isSame(piece)), by))}
              onRemove={() => void keep((now) => now.filter((one) => !isSame(piece)(one)))}
            />
          ))}
        </ul>
      )}
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {pieces.length < MAX_PICTURES && (
        <FileButton
          accept={PICTURES}
          multiple
          onFiles={(files) => keep(adding(files))}
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

/** The same picture, whatever its caption. */
function isSame({ picture }: Piece): (one: Piece) => boolean {
  return (one) => one.picture === picture;
}

function changing(piece: Piece, change: Partial<Piece>): Change {
  return (now) => now.map((one) => (isSame(piece)(one) ? { ...one, ...change } : one));
}

async function addingBefore(piece: Piece, files: readonly File[]): Promise<Change> {
  const [before = null] = await uploaded(files.slice(0, 1));
  return changing(piece, { before });
}

async function uploaded(files: readonly File[]): Promise<string[]> {
  return (await uploadPortfolio(await allShrunk(files))).map(({ url }) => url);
}

function differs(piece: Piece, { before = piece.before, caption = piece.caption }: Partial<Piece>): boolean {
  return before !== piece.before || caption !== piece.caption;
}
