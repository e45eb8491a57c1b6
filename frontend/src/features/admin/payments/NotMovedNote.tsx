import { useText } from '../../../i18n/use-text.ts';
import { NotDoneNote } from '../list/NotDoneNote.tsx';
import { managePaymentsEn } from './manage-payments.en.ts';
import type { NotMoved } from './use-verifying.ts';

const titles = { verify: 'someNotVerified', undo: 'someNotUndone' } as const;

/** Payments whose verification, or its undo, failed. */
export function NotMovedNote({ failed, onDismiss }: { failed: NotMoved | null; onDismiss: () => void }) {
  const t = useText(managePaymentsEn);
  if (!failed) return null;
  return (
    <NotDoneNote title={t(titles[failed.act], { count: failed.of.length })} of={failed.of} onDismiss={onDismiss} />
  );
}
