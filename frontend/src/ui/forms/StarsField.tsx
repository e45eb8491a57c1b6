import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FieldError } from './Field.tsx';
import { StarMark } from '../showing/Rating.tsx';
import { uiEn } from '../ui.en.ts';
import { cx } from '../class-names.ts';

interface Props {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** 1 to 5 stars as radio buttons, so that arrow keys work and each has a name. */
export function StarsField({ label, value, onChange, error }: Props) {
  const t = useText(uiEn);
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-strong">{label}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={cx(
              'flex size-12 cursor-pointer items-center justify-center rounded-12 has-[:focus-visible]:outline-2',
              'has-[:focus-visible]:outline-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
              aria-label={t('starCount', { stars })}
            />
            <StarMark on={stars <= (value ?? 0)} className="size-8" />
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
