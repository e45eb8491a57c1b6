import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { FormEditor } from '#contracts/views/form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { formBuilderText } from '../form-builder.text.ts';

type Version = FormEditor['versions'][number];

interface Props {
  versions: readonly Version[];
  /** null: whoever looks changes nothing. */
  onRestore: ((version: Version) => void) | null;
}

/** What was asked before, and from when. Bookings keep the version that they were answered by. */
export function FormVersions({ versions, onRestore }: Props) {
  const t = useText(formBuilderText);
  const locale = useLocale();
  if (versions.length === 0) return <EmptyState title={t('noVersions')}>{t('noVersionsHint')}</EmptyState>;
  return (
    <ol className="grid gap-2">
      {versions.map((one, index) => (
        <Card as="li" key={one.version} className="flex flex-wrap items-center gap-3">
          <div className="mr-auto">
            <p className="flex items-center gap-2 text-16 font-strong">
              {t('versionNumber', { number: one.version })}
              {index === 0 && <Tag tone="brand">{t('askedNow')}</Tag>}
            </p>
            <p className="text-14 text-muted">
              {t('publishedWith', { when: formatDayAndTime(one.publishedAt, locale), count: one.fields.length })}
            </p>
          </div>
          {onRestore && (
            <Button variant="outline" size={44} onClick={() => onRestore(one)}>
              {t('startFromIt')}
            </Button>
          )}
        </Card>
      ))}
    </ol>
  );
}
