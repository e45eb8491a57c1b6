import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { accountEn } from '../account.en.ts';

type Part = 'firstName' | 'lastName';

interface Props {
  register: (name: Part) => object;
  errorOf: (name: Part) => string | undefined;
}

export function NameFields({ register, errorOf }: Props) {
  const t = useText(accountEn);
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        {...register('firstName')}
        label={t('firstName')}
        autoComplete="given-name"
        error={errorOf('firstName')}
      />
      <TextField
        {...register('lastName')}
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf('lastName')}
      />
    </div>
  );
}
