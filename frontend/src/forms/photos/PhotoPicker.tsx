import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { PICTURES } from '../../browser/shrink-picture.ts';
import type { Uploads } from '../../api/uploads/use-uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { ChosenPhotos } from './ChosenPhotos.tsx';
import { photosEn } from './photos.en.ts';

/** Chooses pictures, which upload at once. */
export function PhotoPicker({ label, hint, uploads }: { label: string; hint?: string; uploads: Uploads }) {
  const t = useText(photosEn);
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend className={hint ? 'mb-1 text-14 font-strong' : 'mb-2 text-14 font-strong'}>{label}</legend>
      {hint && <p className="mb-3 text-14 text-muted">{hint}</p>}
      <ChosenPhotos uploads={uploads} />
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        multiple
        hidden
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {!uploads.isFull && (
        <Button
          variant="outline"
          size={44}
          className={uploads.files.length > 0 ? 'mt-3' : ''}
          icon={<ImagePlus aria-hidden="true" className="size-5 text-brand" />}
          onClick={() => input.current?.click()}
        >
          {t('add')}
        </Button>
      )}
      {uploads.isBusy && (
        <p role="status" className="mt-2 text-13 text-muted">
          {t('wait')}
        </p>
      )}
    </fieldset>
  );
}
