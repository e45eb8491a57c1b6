import { useId, useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { CategoryFormEditor, FormEditor } from '#contracts/views/form.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { formBuilderText } from '../form-builder.text.ts';
import { FormPreview } from './FormPreview.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Of a worker's own questions nobody has to be told who published them. */
type Version = FormEditor['versions'][number] & Partial<CategoryFormEditor['versions'][number]>;

interface Props {
  versions: readonly Version[];
  language: Language;
  onLanguage: (language: Language) => void;
  /** null: whoever looks changes nothing. */
  onRestore: ((version: Version) => void) | null;
}

/** What was asked before, from when and by whom, as clients saw it. Bookings keep the version that they were answered by. */
export function FormVersions({ versions, language, onLanguage, onRestore }: Props) {
  const t = useText(formBuilderText);
  const [seen, setSeen] = useState<number | null>(null);
  if (versions.length === 0) return <EmptyState title={t('noVersions')}>{t('noVersionsHint')}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <LanguageSwitch value={language} onChange={onLanguage} />
      <ol className="grid grid-cols-1 gap-2">
        {versions.map((one, index) => (
          <VersionCard
            key={one.version}
            {...{ one, language, onRestore }}
            isAskedNow={index === 0}
            isSeen={seen === one.version}
            onSee={() => setSeen(seen === one.version ? null : one.version)}
          />
        ))}
      </ol>
    </div>
  );
}

interface CardProps extends Pick<Props, 'language' | 'onRestore'> {
  one: Version;
  isAskedNow: boolean;
  isSeen: boolean;
  onSee: () => void;
}

function VersionCard({ one, isAskedNow, isSeen, language, onSee, onRestore }: CardProps) {
  const t = useText(formBuilderText);
  const locale = useLocale();
  const [title, shown] = [useId(), useId()];
  const published = t('publishedWith', { when: formatDayAndTime(one.publishedAt, locale), count: one.fields.length });
  return (
    <Card as="li" className="flex flex-wrap items-center gap-3">
      <div className="mr-auto">
        <p id={title} className="flex items-center gap-2 text-16 font-strong">
          {t('versionNumber', { number: one.version })}
          {isAskedNow && <Tag tone="brand">{t('askedNow')}</Tag>}
        </p>
        <p className="text-14 text-muted">{published}</p>
        {one.publishedBy && <p className="text-14 text-muted">{t('publishedBy', { name: one.publishedBy })}</p>}
      </div>
      {one.fields.length > 0 && (
        <Button
          variant="quiet"
          size={44}
          aria-expanded={isSeen}
          aria-controls={shown}
          aria-describedby={title}
          onClick={onSee}
        >
          {t(isSeen ? 'closeVersion' : 'seeVersion')}
        </Button>
      )}
      {onRestore && (
        <Button variant="outline" size={44} aria-describedby={title} onClick={() => onRestore(one)}>
          {t('startFromIt')}
        </Button>
      )}
      <div id={shown} hidden={!isSeen} className="w-full">
        {isSeen && <FormPreview fields={one.fields} language={language} />}
      </div>
    </Card>
  );
}
