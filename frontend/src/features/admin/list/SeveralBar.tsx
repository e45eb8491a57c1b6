import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { adminText } from '../admin.text.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { NotDoneNote, type NotDone } from './NotDoneNote.tsx';
import type { Selection } from './use-selection.ts';

interface Props<Row> {
  selection: Selection<Row>;
  /** What they come to, where it is money. Centavos. */
  amount?: number;
  /** With which of the rows chosen before it couldn't be done. */
  failed: readonly NotDone[];
  onForget: () => void;
  /** What can be done with those that are chosen. */
  children: ReactNode;
}

/** Above a list: what can be done with the rows that are chosen, and what couldn't be done with those before. */
export function SeveralBar<Row>({ selection: { chosen, clear }, amount, failed, onForget, children }: Props<Row>) {
  const t = useText(adminText);
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
