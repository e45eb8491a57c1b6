import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServicesField } from './ServicesField.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  error: string | undefined;
}

/** The worker's services, in the application and later. */
export function ServicesCard<In extends FieldValues, Out>({ control, name, error }: Props<In, Out>) {
  const t = useText(workerProfileEn);
  return (
    <Card title={t('whatYouDo')}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <ServicesField value={field.value} onChange={field.onChange} error={error} />}
      />
    </Card>
  );
}
