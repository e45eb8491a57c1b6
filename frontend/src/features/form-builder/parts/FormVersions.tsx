import { useId, useState } from 'react';
import { type FormDifference, formDifferences } from '#contracts/form/form-differences.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { CategoryFormEditor, FormEditor } from '#contracts/views/form.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { Differences } from './Differences.tsx';
import { FormPreview } from './FormPreview.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** A worker's own form omits who published each version. */
type Version = FormEditor['versions'][number] & Partial<CategoryFormEditor['versions'][number]>;

interface Props {
  versions: readonly Version[];
  language: Language;
  onLanguage: (language: Language) => void;
  /** null: read-only. */
  onRestore: ((version: Version) => void) | null;
}

/** Earlier versions with dates and publishers, as clients saw them. Bookings keep their version. */
export function FormVersions({ versions, language, onLanguage, onRestore }: Props) {
  const t = useText(formBuilderEn);
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
            changes={changesOf(one, versions[index + 1])}
            isAskedNow={index === 0}
            isSeen={seen === one.version}
            onSee={() => setSeen(seen === one.version ? null : one.version)}
          />
        ))}
      </ol>
    </div>
  );
}

/** The first version is entirely new. */
function changesOf(one: Version, before: Version | undefined): FormDifference[] {
  return before ? formDifferences(before.fields, one.fields) : [];
}

interface CardProps extends Pick<Props, 'language' | 'onRestore'> {
  one: Version;
  changes: readonly FormDifference[];
  isAskedNow: boolean;
  isSeen: boolean;
  onSee: () => void;
}

function VersionCard({ one, changes, isAskedNow, isSeen, language, onSee, onRestore }: CardProps) {
  const t = useText(formBuilderEn);
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
      {changes.length > 0 && (
        <details className="w-full">
          <summary
            aria-describedby={title}
            className="cursor-pointer rounded-8 py-2.5 text-14 font-strong text-brand-ink"
          >
            {t('whatChanged')}
          </summary>
          <Differences of={changes} />
        </details>
      )}
      <div id={shown} hidden={!isSeen} className="w-full">
        {isSeen && <FormPreview fields={one.fields} language={language} />}
      </div>
    </Card>
  );
}
