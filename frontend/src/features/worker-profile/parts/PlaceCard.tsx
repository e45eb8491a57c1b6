import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { PlaceField } from './PlaceField.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';
import { Select } from '../../../ui/forms/Select.tsx';

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

const usual = [3, 5, 8, 12, 15, 20, 30, 50];

/** The worker's reach, km. */
function RadiusField({ value, onChange }: { value: number; onChange: (km: number) => void }) {
  const t = useText(workerProfileEn);
  const choices = [...new Set([...usual, value])].sort((one, other) => one - other);
  return (
    <Select
      label={t('radius')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={choices.map((km) => ({ value: String(km), label: t('radiusKm', { km }) }))}
    />
  );
}
