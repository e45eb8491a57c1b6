import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActionRow } from './ActionRow.tsx';

interface Props extends Omit<ComponentProps<typeof ActionRow>, 'to' | 'onClick'> {
  /** Draws the dialog while it is open. */
  renderDialog: (close: () => void) => ReactNode;
}

/** A row that opens a dialog. */
export function DialogRow({ renderDialog, ...row }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow {...row} onClick={() => setOpen(true)} />
      {open && renderDialog(() => setOpen(false))}
    </>
  );
}
