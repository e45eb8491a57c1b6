import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { chatEn } from '../chat.en.ts';

/** A shorter interruption is not reported, ms. */
const SHOW_AFTER_MS = 2500;

/** Shown while the chat server is disconnected. */
export function ConnectingNote() {
  const t = useText(chatEn);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    <Note tone="refreshing" className="mx-4 mt-3 lg:mx-6">
      {t('connecting')}
    </Note>
  ) : null;
}
