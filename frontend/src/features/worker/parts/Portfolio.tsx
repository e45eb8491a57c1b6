import { useState } from 'react';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { workersEn } from '../workers.en.ts';

type Piece = WorkerProfile['work'][number];

/** Portfolio pictures; each opens enlarged beside its picture from before the job. */
export function Portfolio({ pieces }: { pieces: readonly Piece[] }) {
  const t = useText(workersEn);
  const [shown, setShown] = useState<Piece | null>(null);
  return (
    <div>
      <h2 className="mb-1.5 text-14 font-title">{t('work')}</h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {pieces.map((piece, index) => (
          <li key={piece.picture}>
            <button type="button" onClick={() => setShown(piece)} className="block w-full rounded-12 text-left">
              <span className="relative block">
                {/* The caption below names the button, so the picture has no text of its own. */}
                <img
                  src={piece.picture}
                  alt={piece.caption ? '' : t('workPicture', { number: index + 1, total: pieces.length })}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-12 object-cover"
                />
                {piece.before && (
                  <img
                    src={piece.before}
                    alt=""
                    loading="lazy"
                    className="absolute bottom-1.5 left-1.5 aspect-4/3 w-2/5 rounded-8 border-2 border-surface object-cover"
                  />
                )}
              </span>
              {piece.caption && <span className="mt-1 line-clamp-2 text-13 text-muted">{piece.caption}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown && <PieceDialog piece={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function PieceDialog({ piece: { picture, before, caption }, onClose }: { piece: Piece; onClose: () => void }) {
  const t = useText(workersEn);
  const what = caption || t('aJob');
  return (
    <Dialog open onClose={onClose} title={caption || t('work')}>
      <div className={before ? 'grid gap-3 sm:grid-cols-2' : ''}>
        {before && <Large src={before} alt={t('workBefore', { what })} label={t('before')} />}
        <Large src={picture} alt={t('workAfter', { what })} label={before ? t('after') : null} />
      </div>
    </Dialog>
  );
}

function Large({ src, alt, label }: { src: string; alt: string; label: string | null }) {
  return (
    <figure>
      <img src={src} alt={alt} className="aspect-4/3 w-full rounded-12 object-cover" />
      {label && <figcaption className="mt-1 text-13 text-muted">{label}</figcaption>}
    </figure>
  );
}
