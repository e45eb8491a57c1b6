import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

type Line = 'tagline' | 'shortDescription';

interface Props {
  register: (name: Line) => object;
  errorOf: (name: Line) => string | undefined;
}

/** The worker's tagline and description. */
export function AboutFields({ register, errorOf }: Props) {
  const t = useText(workerProfileEn);
  return (
    <>
      <TextField
        {...register('tagline')}
        label={t('tagline')}
        hint={t('taglineHint')}
        maxLength={120}
        error={errorOf('tagline')}
      />
      <TextArea
        {...register('shortDescription')}
        label={t('description')}
        hint={t('descriptionHint')}
        error={errorOf('shortDescription')}
      />
    </>
  );
}
