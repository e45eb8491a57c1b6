import { ArrowDown, ArrowUp, ImagePlus, Trash2, X } from 'lucide-react';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { PICTURES } from '../../../browser/shrink-picture.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

export type Piece = OwnWorkerProfile['work'][number];

interface Props {
  piece: Piece;
  /** From 1. */
  number: number;
  isLast: boolean;
  onChange: (change: Partial<Piece>) => void;
  onBefore: (files: File[]) => Promise<void>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One portfolio picture: caption, picture from before the job, and position. */
export function PictureRow({ piece, number, isLast, onChange, onBefore, onMove, onRemove }: Props) {
  const t = useText(workerProfileEn);
  const { picture, before, caption } = piece;
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-16 border border-line p-3">
      <Thumbnail src={picture} alt={t('pictureOf', { number })} />
      {before ? (
        <div className="relative">
          <Thumbnail src={before} alt={t('beforeOf', { number })} />
          <IconButton
            label={t('removeBefore', { number })}
            look="control"
            round
            size={36}
            className="absolute! -top-2 -right-2"
            onClick={() => onChange({ before: null })}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      ) : (
        <FileButton
          accept={PICTURES}
          onFiles={onBefore}
          variant="outline"
          size={44}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
        >
          {t('addBefore')}
        </FileButton>
      )}
      <TextField
        key={caption}
        label={t('caption')}
        hint={t('captionHint')}
        defaultValue={caption}
        maxLength={120}
        onBlur={(event) => onChange({ caption: event.target.value.trim() })}
        className="min-w-50 flex-1"
      />
      <div className="flex gap-1">
        <IconButton label={t('earlier', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('later', { number })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('removePicture', { number })} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

function Thumbnail({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-4/3 w-28 shrink-0 rounded-12 border border-line object-cover"
    />
  );
}
