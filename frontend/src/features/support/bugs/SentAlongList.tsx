import { Monitor, Smartphone, X } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { reportBugEn } from './report-bug.en.ts';
import { useScreenName } from './screen-name.ts';
import type { SentAlong } from './use-bug-report.ts';

const rows = [
  { what: 'page', Icon: Monitor },
  { what: 'device', Icon: Smartphone },
] as const;

interface Props {
  along: SentAlong;
  onLeaveOut: (what: keyof SentAlong) => void;
}

/** Context attached to a report; each item can be removed. */
export function SentAlongList({ along, onLeaveOut }: Props) {
  const t = useText(reportBugEn);
  const nameOf = useScreenName();
  const shown = rows.flatMap(({ what, Icon }) => {
    const value = along[what];
    return value === null ? [] : [{ what, Icon, value }];
  });
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-strong">{t('sentAlong')}</legend>
      <p className="mb-3 text-14 text-muted">{t(shown.length > 0 ? 'sentAlongHint' : 'nothingAlong')}</p>
      <ul className="grid gap-2">
        {shown.map(({ what, Icon, value }) => (
          <li key={what} className="flex items-center gap-3 rounded-12 bg-sunken py-1.5 pr-1.5 pl-3.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <span className="min-w-0 flex-1 text-14">
              <span className="text-muted">{t(what)}:</span>{' '}
              <span className="[overflow-wrap:anywhere]">{what === 'page' ? nameOf(value) : value}</span>
              {what === 'page' && nameOf(value) !== value && (
                <code className="block text-13 [overflow-wrap:anywhere] text-muted">{value}</code>
              )}
            </span>
            <IconButton label={t('dontSend', { what: t(what) })} size={36} onClick={() => onLeaveOut(what)}>
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
