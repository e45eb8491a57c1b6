import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

const usual = [3, 5, 8, 12, 15, 20, 30, 50];

/** The worker's reach, km. */
export function RadiusField({ value, onChange }: { value: number; onChange: (km: number) => void }) {
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
