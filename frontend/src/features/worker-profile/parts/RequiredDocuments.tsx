import { CircleCheck, CircleDashed } from 'lucide-react';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { requiredDocumentNames } from '#contracts/worker/required-documents.ts';
import { useText } from '../../../i18n/use-text.ts';
import { documentsEn } from '../../worker/documents/documents.en.ts';
import { workerProfileEn } from '../worker-profile.en.ts';

/** Documents required for an approval: submitted and missing. */
export function RequiredDocuments({ missing }: Pick<OwnWorkerProfile, 'missing'>) {
  const t = useText(workerProfileEn);
  const td = useText(documentsEn);
  return (
    <ul className="mb-3 grid gap-1.5 text-14">
      {requiredDocumentNames.map((name) => {
        const isThere = !missing.includes(name);
        const Icon = isThere ? CircleCheck : CircleDashed;
        return (
          <li key={name} className="flex gap-2">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <p>
              <span className="font-strong">{td(name)}</span> ·{' '}
              <span className="text-muted">{t(isThere ? 'handedIn' : 'toFollow')}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
