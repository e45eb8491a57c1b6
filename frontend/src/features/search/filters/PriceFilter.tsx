import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { PesoField } from '../../../ui/forms/PesoField.tsx';
import { searchEn } from '../search.en.ts';

type Range = { minPrice: number | null; maxPrice: number | null };

interface Props {
  /** Centavos. */
  min: number | null;
  max: number | null;
  onChange: (range: Range) => void;
}

/** Range of the starting price. It applies on blur or Enter, so that no half-typed amount is searched. */
export function PriceFilter({ min, max, onChange }: Props) {
  const t = useText(searchEn);
  const id = useId();
  const [typed, setTyped] = useState<Range | null>(null);
  const { minPrice, maxPrice } = typed ?? { minPrice: min, maxPrice: max };
  const isCrossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;

  function settle() {
    if (!typed || isCrossed) return;
    setTyped(null);
    if (typed.minPrice !== min || typed.maxPrice !== max) onChange(typed);
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Enter') settle();
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-14 font-strong">
        {t('price')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <PesoField
          label={t('priceFrom')}
          hideLabel
          placeholder={t('priceFrom')}
          value={minPrice}
          onBlur={settle}
          onKeyDown={press}
          onChange={(next) => setTyped({ minPrice: next, maxPrice })}
        />
        <PesoField
          label={t('priceTo')}
          hideLabel
          placeholder={t('priceTo')}
          value={maxPrice}
          onBlur={settle}
          onKeyDown={press}
          onChange={(next) => setTyped({ minPrice, maxPrice: next })}
        />
      </div>
      {isCrossed && (
        <p role="alert" className="mt-1.5 text-14 font-strong text-danger-ink">
          {t('priceCrossed')}
        </p>
      )}
    </div>
  );
}
