import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { adminEn } from '../admin.en.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { NotDoneNote, type NotDone } from './NotDoneNote.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row> {
  selection: Selection<Row>;
  /** Sum of the selected rows, in centavos. */
  amount?: number;
  /** Rows for which the last action failed. */
  failed: readonly NotDone[];
  onForget: () => void;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** Bulk actions on the selected rows, and the rows for which the last action failed. */
export function BulkActionBar<Row>({ selection: { chosen, clear }, amount, failed, onForget, children }: Props<Row>) {
  const t = useText(adminEn);
  return (
    <>
      <NotDoneNote title={t('notDone', { count: failed.length })} of={failed} onDismiss={onForget} />
      {chosen.length > 0 && (
        <ChosenBar said={t('chosen', { count: chosen.length })} {...(amount !== undefined && { amount })}>
          <Button variant="outline" size={36} onClick={clear}>
            {t('unchoose')}
          </Button>
          {children}
        </ChosenBar>
      )}
    </>
  );
}
