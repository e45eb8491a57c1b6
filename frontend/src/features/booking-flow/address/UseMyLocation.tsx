import { LocateFixed, MapPin, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, currentLocation, type Spot } from '../../../browser/current-location.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';

interface Props {
  pinned: boolean;
  /** null: the pin is removed. */
  onPin: (spot: Spot | null) => void;
  onMap: () => void;
}

/** Asks the browser for its location. After a refusal the address can still be typed. */
export function UseMyLocation({ pinned, onPin, onMap }: Props) {
  const t = useText(bookingFlowEn);
  const [problem, setProblem] = useState<'locationDenied' | 'locationFailed' | null>(null);

  async function locate() {
    setProblem(null);
    try {
      onPin(await currentLocation());
    } catch (error) {
      setProblem(isRefusal(error) ? 'locationDenied' : 'locationFailed');
    }
  }

  if (pinned) {
    return (
      <div className="rounded-12 bg-brand-tint px-4 pt-3 pb-1 text-14">
        <div role="status" className="flex gap-3">
          <MapPinCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <p className="min-w-0 flex-1">{t('located')}</p>
        </div>
        <div className="-mx-2 mt-1 flex flex-wrap">
          <Button size={44} variant="quiet" onClick={onMap}>
            {t('movePin')}
          </Button>
          <Button size={44} variant="quiet" onClick={() => onPin(null)}>
            {t('forgetLocation')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size={44}
          icon={<LocateFixed aria-hidden="true" className="size-5 text-brand" />}
          onClick={locate}
        >
          {t('useMyLocation')}
        </Button>
        <Button
          variant="outline"
          size={44}
          icon={<MapPin aria-hidden="true" className="size-5 text-brand" />}
          onClick={onMap}
        >
          {t('dropPin')}
        </Button>
      </div>
      {problem && <Note tone="warning">{t(problem)}</Note>}
    </div>
  );
}
