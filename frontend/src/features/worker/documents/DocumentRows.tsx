import { Eye, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { intlLocales } from '#contracts/intl-locales.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import type { HandedInDocument } from '#contracts/views/worker.ts';
import { errorText } from '../../../api/error-text.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { documentsEn } from './documents.en.ts';
import { DocumentStatus } from './DocumentStatus.tsx';

interface Props<Submitted extends HandedInDocument> {
  documents: readonly Submitted[];
  /** Rejects with the reason if it cannot be opened. null: without the permission. */
  onOpen: ((document: Submitted) => Promise<void>) | null;
  /** Other actions on a document. */
  renderActions?: (document: Submitted) => ReactNode;
}

/** Submitted documents, each opened through a link that is requested on click. */
export function DocumentRows<Submitted extends HandedInDocument>({
  documents,
  onOpen,
  renderActions,
}: Props<Submitted>) {
  return (
    <ul className="flex flex-col gap-4">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} onOpen={onOpen && (() => onOpen(document))}>
          {renderActions?.(document)}
        </DocumentRow>
      ))}
    </ul>
  );
}

function DocumentRow({
  document,
  onOpen,
  children,
}: {
  document: HandedInDocument;
  onOpen: (() => Promise<void>) | null;
  children: ReactNode;
}) {
  const t = useText(documentsEn);
  const locale = useLocale();
  const [error, setError] = useState<string | null>(null);
  const { name, sizeBytes, submittedAt } = document;

  async function open(openIt: () => Promise<void>) {
    setError(null);
    try {
      await openIt();
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <li className="flex min-w-0 gap-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="text-14 [overflow-wrap:anywhere]">{name}</p>
        <p className="text-13 text-muted">
          {[formatDayWithYear(submittedAt, locale), sizeText(sizeBytes, locale)].filter(Boolean).join(' · ')}
        </p>
        <DocumentStatus document={document} />
        <div className="mt-1.5 flex flex-wrap gap-2">
          {onOpen && (
            <Button
              variant="outline"
              size={36}
              aria-label={t('openNamed', { name })}
              icon={<Eye aria-hidden="true" className="size-4" />}
              onClick={() => open(onOpen)}
            >
              {t('open')}
            </Button>
          )}
          {children}
        </div>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </li>
  );
}

const KILOBYTE = 1024;

/** "84 kB", "2.3 MB"; empty if unknown. */
function sizeText(bytes: number | null, locale: string): string {
  if (bytes === null) return '';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte'];
  return new Intl.NumberFormat(intlLocales(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
