import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/** Where announce() is heard. One in the app. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => onAnnounce((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  // The key makes the same words heard twice when they are said twice.
  return (
    <div aria-live="polite" className="sr-only">
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
