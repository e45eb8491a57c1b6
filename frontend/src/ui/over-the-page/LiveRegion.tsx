import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/** Live region of announce(). One per app. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => onAnnounce((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  // The key makes repeated texts be announced again.
  return (
    <div aria-live="polite" className="sr-only">
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
