import { useEffect, useState } from 'react';
import { partsOfStream } from '#contracts/events/streams.ts';
import { useShowMessagesMutation } from '../../api.ts';
import { serverNow } from '../../../../browser/server-time.ts';

type Shown = { stream: string; grant: string; expiresAt: string };

export type ShownMessages = {
  /** null: nothing of this stream is private. */
  state: 'hidden' | 'shown' | null;
  /** Goes along with the reads while the messages are shown. */
  grant: string | undefined;
  expiresAt: string | null;
  /** Rejects with what went wrong. */
  show: (reason: string) => Promise<unknown>;
};

/** What two people wrote is hidden until somebody of the staff says why they need to read it, and for a while then. */
export function useShownMessages(stream: string): ShownMessages {
  const [ask] = useShowMessagesMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const { kind, id } = partsOfStream(stream);
  const current = shown?.stream === stream ? shown : null;

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.expiresAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [shown]);

  async function show(reason: string) {
    setShown({ stream, ...(await ask({ id, body: { reason } }).unwrap()) });
  }

  const hiddenOrShown = current ? 'shown' : 'hidden';
  return {
    state: kind === 'conversation' ? hiddenOrShown : null,
    grant: current?.grant,
    expiresAt: current?.expiresAt ?? null,
    show,
  };
}
