import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { Uploads } from '../../app/use-uploads.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { bookingText } from './booking.text.ts';
import { ChosenPhotos } from './ChosenPhotos.tsx';

/** Choosing pictures that upload at once. */
export function PhotoPicker({ label, uploads }: { label: string; uploads: Uploads }) {
  const t = useText(bookingText);
  const input = useRef<HTMLInputElement>(null);
  const failed = uploads.files.find(({ status }) => status === 'failed');
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-strong">{label}</legend>
      <ChosenPhotos uploads={uploads} />
      {failed?.status === 'failed' && <p className="mt-2 text-14 text-danger-ink">{t('uploadFailed', { name: failed.name, reason: failed.reason })}</p>}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {!uploads.isFull && (
        <Button variant="outline" size={44} className="mt-3" icon={<ImagePlus aria-hidden="true" className="size-5" />} onClick={() => input.current?.click()}>
          {t('addPhotos')}
        </Button>
      )}
    </fieldset>
  );
}
