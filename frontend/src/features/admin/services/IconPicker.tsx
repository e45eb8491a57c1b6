import { useId, useState } from 'react';
import { isDrawing } from '#contracts/catalogue/svg-icon.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { serviceIconNames } from '../../../ui/showing/service-looks.ts';
import { SvgField } from './SvgField.tsx';
import { servicesEn } from './services.en.ts';

interface Props {
  value: string;
  onChange: (icon: string) => void;
  error?: string | undefined;
}

/** Service icons as radio buttons, and an uploaded drawing. */
export function IconPicker({ value, onChange, error }: Props) {
  const t = useText(servicesEn);
  const name = useId();
  const [own, setOwn] = useState(isDrawing(value) ? value : '');
  const known = [...serviceIconNames, own];
  const icons = [...(value === '' || known.includes(value) ? [] : [value]), ...(own ? [own] : []), ...serviceIconNames];

  function draw(drawing: string) {
    setOwn(drawing);
    onChange(drawing);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-strong">{t('icon')}</legend>
      <div className="flex flex-wrap gap-2">
        {icons.map((icon) => (
          <label
            key={icon}
            className={cx(
              'flex cursor-pointer rounded-16 border-2 p-0.5 has-[:focus-visible]:outline-2 ' +
                'has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand',
              icon === value ? 'border-brand' : 'border-transparent hover:border-line-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={isDrawing(icon) ? t('ownIcon') : icon.replaceAll('-', ' ')}
              className="sr-only"
            />
            <ServiceIcon icon={icon} size={40} />
          </label>
        ))}
      </div>
      <SvgField onDrawn={draw} />
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
