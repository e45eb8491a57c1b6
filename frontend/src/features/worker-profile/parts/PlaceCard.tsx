import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { PlaceField } from './PlaceField.tsx';
import { RadiusField } from './RadiusField.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  place: FieldPath<In>;
  radius: FieldPath<In>;
  /** Error of the place; the radius is chosen from a list. */
  error: string | undefined;
}

/** The worker's start place and reach. */
export function PlaceCard<In extends FieldValues, Out>({ control, place, radius, error }: Props<In, Out>) {
  const t = useText(workerProfileEn);
  return (
    <Card title={t('whereYouWork')}>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Controller
          control={control}
          name={place}
          render={({ field }) => <PlaceField value={field.value} onChange={field.onChange} error={error} />}
        />
        <Controller
          control={control}
          name={radius}
          render={({ field }) => <RadiusField value={field.value} onChange={field.onChange} />}
        />
      </div>
    </Card>
  );
}
