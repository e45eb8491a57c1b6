import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { noFilters } from '../worker-search.ts';
import { searchEn } from '../search.en.ts';
import { FilterFields, type FilterProps } from './FilterFields.tsx';

interface Props extends FilterProps {
  /** Number of results; undefined while loading. */
  total: number | undefined;
  onClose: () => void;
}

/** The filters where they do not fit beside the list. */
export function FiltersSheet({ total, onClose, ...fields }: Props) {
  const t = useText(searchEn);
  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('filters')}
      actions={
        <>
          <Button variant="outline" onClick={() => fields.ask(noFilters)}>
            {t('clearFilters')}
          </Button>
          <Button onClick={onClose}>{total === undefined ? t('showFound') : t('showWorkers', { count: total })}</Button>
        </>
      }
    >
      <FilterFields {...fields} />
    </Dialog>
  );
}
