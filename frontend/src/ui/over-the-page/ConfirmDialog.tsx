import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../pressing/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'disabled' | 'busy'> {
  title: string;
  description?: ReactNode;
  /** The button that closes it, such as "Not yet". */
  back: string;
  confirm: string;
  onConfirm: ButtonProps['onClick'];
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a step, and for what the step needs. Stays open until the caller closes it. */
export function ConfirmDialog({ title, description, back, confirm, onConfirm, onClose, children, ...button }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {back}
          </Button>
          <Button {...button} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
