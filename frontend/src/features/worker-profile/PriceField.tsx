import { useText } from '../../i18n/use-text.ts';
import { PesoField } from '../../ui/PesoField.tsx';
import { workerProfileText } from './worker-profile.text.ts';

interface Props {
  /** Centavos. */
  value: number | undefined;
  onChange: (centavos: number | undefined) => void;
  error: string | undefined;
}

export function PriceField({ value, onChange, error }: Props) {
  const t = useText(workerProfileText);
  return <PesoField label={t('basePrice')} hint={t('basePriceHint')} value={value ?? null} onChange={(centavos) => onChange(centavos ?? undefined)} error={error} />;
}
