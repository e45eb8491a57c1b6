import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { ChipRow } from '../../../ui/pressing/ChipRow.tsx';
import { catalogueEn } from '../catalogue.en.ts';
import type { ShownSubcategory } from '../subcategories.ts';

interface Props {
  subcategories: readonly ShownSubcategory[];
  /** A subcategory id; empty for all. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Subcategories as a single-choice filter. Renders nothing if the category has none. */
export function SubcategoryChips({ subcategories, chosen, onChoose }: Props) {
  const t = useText(catalogueEn);
  if (subcategories.length === 0) return null;
  return (
    <ChipRow label={t('subcategories')} chosen={chosen} wraps className="mb-5">
      <Chip look="pill" selected={!chosen} onClick={() => onChoose('')}>
        {t('all')}
      </Chip>
      {subcategories.map(({ id, name }) => (
        <Chip key={id} look="pill" selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
