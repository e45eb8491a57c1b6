import { settingUnits } from '#contracts/platform/setting-units.ts';
import { HIGHEST_MAXIMUM } from '#contracts/platform/settings.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { platformSettingsEn } from './platform-settings.en.ts';
import type { Setting } from './setting-fields.ts';
import type { SettingsFormState } from './use-settings-form.ts';

interface Props {
  name: Setting;
  form: SettingsFormState;
}

/** One setting with unit, explanation and error. */
export function SettingField({ name, form: { control, register, errorOf } }: Props) {
  const t = useText(platformSettingsEn);
  const unit = settingUnits[name];
  const words = { label: t(name), hint: t(`${name}Hint`), error: errorOf(name) && t(`${name}Error`) };
  if (unit === 'centavos') {
    return (
      <AmountField
        {...words}
        control={control}
        name={name}
        {...(name === 'maximumAmount' && { most: HIGHEST_MAXIMUM })}
      />
    );
  }
  if (unit === 'switch') {
    return (
      <div>
        <Switch labelFirst className="w-full" label={words.label} {...register(name)} />
        <p className="text-13 text-muted">{words.hint}</p>
      </div>
    );
  }
  if (unit === 'text') return <TextField {...words} autoComplete="off" {...register(name)} />;
  return (
    <TextField
      {...words}
      type="number"
      inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
      step={unit === 'percent' ? 0.1 : 1}
      min={0}
      suffix={<span className="text-14">{t(unit)}</span>}
      {...register(name, { valueAsNumber: true })}
    />
  );
}
