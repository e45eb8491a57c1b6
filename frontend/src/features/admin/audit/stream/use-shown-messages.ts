import { useEffect, useState } from 'react';
import { partsOfStream } from '#contracts/events/streams.ts';
import { useShowMessagesMutation } from '../../api.ts';
import { serverNow } from '../../../../browser/server-time.ts';

type Shown = { stream: string; grant: string; expiresAt: string };

export type ShownMessages = {
  /** null: the stream has no private content. */
  state: 'hidden' | 'shown' | null;
  /** Sent with the reads while messages are shown. */
  grant: string | undefined;
  expiresAt: string | null;
  /** Rejects with the error. */
  show: (reason: string) => Promise<unknown>;
};

/** A conversation's messages are hidden until a member of staff gives a reason, and shown for a limited time. */
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
