import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { PesoField } from '../../../ui/forms/PesoField.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import type { PackageProblems } from './package-problems.ts';
import type { PackageRow } from './package-rows.ts';
import { servicesEn } from './services.en.ts';

interface Props {
  row: PackageRow;
  problems: PackageProblems;
  isFirst: boolean;
  isLast: boolean;
  onChange: (changes: Partial<PackageRow>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One package: names, price, duration, contents and position. */
export function PackageFields({ row, problems, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const t = useText(servicesEn);
  const name = row.name || t('newPackage');
  const errorOf = (field: keyof PackageProblems) => {
    const word = problems[field];
    return word && t(word);
  };
  return (
    <fieldset className="grid gap-3 rounded-16 border border-line p-4">
      <legend className="px-1 text-14 font-strong">{name}</legend>
      <TextField
        label={t('packageName')}
        value={row.name}
        maxLength={120}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('packageFil')}
          value={row.fil}
          maxLength={120}
          onChange={(event) => onChange({ fil: event.target.value })}
        />
        <TextField
          label={t('packageCeb')}
          value={row.ceb}
          maxLength={120}
          onChange={(event) => onChange({ ceb: event.target.value })}
        />
        <PesoField
          label={t('packagePrice')}
          value={row.priceCentavos}
          error={errorOf('price')}
          onChange={(priceCentavos) => onChange({ priceCentavos })}
        />
        <TextField
          label={t('packageMinutes')}
          type="number"
          inputMode="numeric"
          min={15}
          max={720}
          step={15}
          value={row.minutes}
          error={errorOf('durationMinutes')}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      </div>
      <TextArea
        label={t('packageIncludes')}
        value={row.includes}
        error={errorOf('includes')}
        onChange={(event) => onChange({ includes: event.target.value })}
      />
      <div className="flex items-center justify-between gap-3">
        <Switch
          label={t('packageOffered')}
          checked={row.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
        <span className="flex gap-1">
          <IconButton label={t('earlier', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('later', { name })} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('removePackage', { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
    </fieldset>
  );
}
