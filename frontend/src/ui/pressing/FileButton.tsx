import { useRef, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'busy'> {
  /** Accepted types: "image/png,image/jpeg". */
  accept: string;
  multiple?: boolean;
  /** The button shows progress until it settles. */
  onFiles: (files: File[]) => Promise<unknown>;
}

/** A button that opens the device's file chooser. */
export function FileButton({ accept, multiple, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function choose(target: HTMLInputElement) {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again after a failure.
    target.value = '';
    if (files.length === 0) return;
    setBusy(true);
    await onFiles(files).finally(() => setBusy(false));
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => void choose(event.target)}
      />
      <Button {...button} busy={busy} onClick={() => input.current?.click()} />
    </>
  );
}
