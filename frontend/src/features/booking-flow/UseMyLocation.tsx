import { LocateFixed, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { bookingFlowText } from './booking-flow.text.ts';

const LOCATING_MS = 10_000;

export type Spot = { lat: number; lng: number };

interface Props {
  pinned: boolean;
  /** null: the pin is taken away. */
  onPin: (spot: Spot | null) => void;
}

/** Asks the browser where it is; a refusal is said in words, and the address can always be written. */
export function UseMyLocation({ pinned, onPin }: Props) {
  const t = useText(bookingFlowText);
  const [problem, setProblem] = useState<'locationDenied' | 'locationFailed' | null>(null);

  async function locate() {
    setProblem(null);
    try {
      onPin(await presentSpot());
    } catch (error) {
      setProblem(isRefusal(error) ? 'locationDenied' : 'locationFailed');
    }
  }

  if (pinned) {
    return (
      <div role="status" className="flex items-center gap-3 rounded-12 bg-brand-tint px-4 py-3 text-14">
        <MapPinCheck aria-hidden="true" className="size-5 shrink-0 self-start text-brand" />
        <p className="min-w-0 flex-1">{t('located')}</p>
        <Button size={36} variant="quiet" onClick={() => onPin(null)}>{t('forgetLocation')}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Button variant="outline" size={44} className="justify-self-start" icon={<LocateFixed aria-hidden="true" className="size-5 text-brand" />} onClick={locate}>{t('useMyLocation')}</Button>
      {problem && <Note tone="warning">{t(problem)}</Note>}
    </div>
  );
}

function presentSpot(): Promise<Spot> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }), reject, { timeout: LOCATING_MS, maximumAge: 60_000 });
  });
}

/** GeolocationPositionError.PERMISSION_DENIED */
function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
}
