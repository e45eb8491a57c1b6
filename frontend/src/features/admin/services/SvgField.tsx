import { type ChangeEvent, useState } from 'react';
import { svgIcon } from '#contracts/catalogue/svg-icon.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { servicesEn } from './services.en.ts';

/** Reads a drawing from a file and validates it by the server's rule. */
export function SvgField({ onDrawn }: { onDrawn: (svg: string) => void }) {
  const t = useText(servicesEn);
  const [found, setFound] = useState<string | null>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text();
    // Allows choosing the same file again after it was corrected.
    target.value = '';
    if (text === undefined) return;
    const drawing = svgIcon(text);
    setFound(drawing.ok ? null : drawing.found);
    if (drawing.ok) onDrawn(drawing.svg);
  }

  return (
    <div className="mt-3 grid gap-1.5">
      <label className="grid gap-1 text-14">
        {t('ownIconFile')}
        <input
          type="file"
          accept=".svg,image/svg+xml"
          onChange={(event) => void read(event)}
          className={
            'min-h-11 w-full text-14 file:mr-3 file:min-h-11 file:rounded-12 file:border ' +
            'file:border-line-control file:bg-surface file:px-4 file:font-strong'
          }
        />
      </label>
      <p className="text-13 text-muted">{t('ownIconHint')}</p>
      {found !== null && <FieldError>{t('ownIconRefused', { found })}</FieldError>}
    </div>
  );
}
