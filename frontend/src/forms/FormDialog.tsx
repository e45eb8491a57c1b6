import { type ReactNode, type SyntheticEvent, type RefObject, useId } from 'react';
import { cx } from '../ui/class-names.ts';
import { Button } from '../ui/pressing/Button.tsx';
import { Dialog } from '../ui/over-the-page/Dialog.tsx';
import { intoSight } from '../ui/into-sight.ts';
import { Note } from '../ui/showing/Note.tsx';

/** The part of `useSchemaForm`'s result that a dialog needs. */
interface SchemaForm<Values> {
  props: (send: (values: Values) => Promise<unknown>) => {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: boolean;
    onSubmit: (event: SyntheticEvent) => void;
  };
  refusal: string | null;
  isBusy: boolean;
}

interface Props<Values> {
  title: string;
  description: ReactNode;
  form: SchemaForm<Values>;
  /** The dialog stays open during sending, closes on success and shows errors. */
  onSend: (values: Values) => Promise<unknown>;
  /** Asks before sending if a value looks odd; false cancels sending. */
  confirmFirst?: (values: Values) => Promise<boolean>;
  onClose: () => void;
  back: string;
  confirm: string;
  danger?: boolean;
  /** Reference content for filling in the form: beside it if there is room, else above. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: cancel or send. */
export function FormDialog<Values>({
  title,
  description,
  form,
  onSend,
  confirmFirst,
  onClose,
  back,
  confirm,
  danger,
  beside,
  children,
}: Props<Values>) {
  const id = useId();

  async function send(values: Values) {
    if (confirmFirst && !(await confirmFirst(values))) return;
    await onSend(values);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={() => form.isBusy || onClose()}
      place="sheet"
      wide={beside !== undefined}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" disabled={form.isBusy} onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <div
        className={cx(
          'grid gap-4',
          beside !== undefined && 'content-start md:grid-cols-[minmax(0,1fr)_minmax(0,320px)]',
        )}
      >
        {beside}
        <form id={id} {...form.props(send)} className="grid content-start gap-4">
          {children}
          {form.refusal && (
            <div ref={intoSight}>
              <Note tone="error">{form.refusal}</Note>
            </div>
          )}
        </form>
      </div>
    </Dialog>
  );
}
