import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { isPending } from '../../../../api/is-pending.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Loading, Skeleton } from '../../../../ui/showing/Skeleton.tsx';
import { useReadStreamQuery } from '../../api.ts';
import { auditEn } from '../audit.en.ts';
import { fieldsOf, shortenIds, stateChanges, type StateChange } from './event-fields.ts';
import { EventFields } from './EventFields.tsx';

/** The state folded up to an event: the fields that the event changed and, expandable, all fields. */
export function StateAfterEvent({
  stream,
  revision,
  grant,
}: {
  stream: string;
  revision: number;
  grant?: string | undefined;
}) {
  const t = useText(auditEn);
  const { step, failed } = useStep(stream, revision, grant);
  if (failed)
    return (
      <p role="alert" className="text-13 text-danger-ink">
        {t('stateFailed')}
      </p>
    );
  if (!step)
    return (
      <Loading className="space-y-2">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-4/5" />
      </Loading>
    );
  return (
    <div aria-busy={step.revision !== revision} className={step.revision === revision ? undefined : 'opacity-60'}>
      <Folded {...step} />
    </div>
  );
}

type State = Record<string, unknown> | null;
/** State before and after an event; `before` is null at the first event. */
type Step = {
  revision: number;
  state: State;
  before: { state: State } | null;
  /** Revisions of unreadable events, missing from the state. */ unreadable: readonly number[] | undefined;
};

/** Whether a stream's first step is still loading. */
export function useIsFirstStepLoading(of: { stream: string; revision: number; grant?: string | undefined }): boolean {
  const { current, previous } = useReadsOfStep(of);
  return [current, previous].some(isPending);
}

function useReadsOfStep({ stream, revision, grant }: { stream: string; revision: number; grant?: string | undefined }) {
  const asked = { stream, ...(grant !== undefined && { grant }) };
  const current = useReadStreamQuery({ ...asked, revision });
  const previous = useReadStreamQuery({ ...asked, revision: revision - 1 }, { skip: revision === 0 });
  return { current, previous };
}

/** Keeps the previous step during a fetch, so that `before` and `after` always belong together. */
function useStep(stream: string, revision: number, grant: string | undefined): { step: Step | null; failed: boolean } {
  const isFirst = revision === 0;
  const key = `${revision} ${grant ?? ''}`;
  const { current, previous } = useReadsOfStep({ stream, revision, grant });
  const [step, setStep] = useState<(Step & { asked: string }) | null>(null);
  const [now, before] = [current.currentData, previous.currentData];
  const fetched = stepOf(now, isFirst ? null : before);
  if (fetched && step?.asked !== key) setStep({ ...fetched, revision, asked: key });
  return { step, failed: (current.error ?? (isFirst ? undefined : previous.error)) !== undefined };
}

type Read = { state: State; unreadable?: readonly number[] | undefined };

/** null until both reads have arrived. `before` is null at the first event. */
function stepOf(
  now: Read | undefined,
  before: Read | null | undefined,
): Pick<Step, 'state' | 'before' | 'unreadable'> | null {
  return now && before !== undefined
    ? { state: now.state, before: before && { state: before.state }, unreadable: now.unreadable }
    : null;
}

function Folded({ state, before, unreadable }: Step) {
  const t = useText(auditEn);
  if (state === null) return <p className="text-13 text-muted">{t('noState')}</p>;
  return (
    <>
      {unreadable && <p className="mb-1 text-13 text-danger-ink">{t('stateWithout', { count: unreadable.length })}</p>}
      {before && <Changes changes={stateChanges(before.state, state)} />}
      <details className="mt-1.5" open={before === null}>
        <summary className="cursor-pointer rounded-8 text-13 font-strong text-brand-ink">{t('wholeState')}</summary>
        <div className="mt-1 rounded-8 bg-surface px-2.5">
          <EventFields fields={fieldsOf(state)} />
        </div>
      </details>
    </>
  );
}

const MOST_CHANGES = 8;

function Changes({ changes }: { changes: readonly StateChange[] }) {
  const t = useText(auditEn);
  if (changes.length === 0) return <p className="text-13 text-muted">{t('nothingChanged')}</p>;
  return (
    <>
      <h3 className="text-13 font-strong tracking-normal">{t('changedHere')}</h3>
      <dl>
        {changes.slice(0, MOST_CHANGES).map((change) => (
          <div key={change.name} className="flex items-baseline justify-between gap-3 py-0.5">
            <dt className="shrink-0 text-13 text-muted" title={change.name}>
              {shortenIds(change.name)}
            </dt>
            <dd className="min-w-0 text-right font-mono text-12 [overflow-wrap:anywhere]">
              {'before' in change ? <Became {...change} /> : <Listed {...change} />}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > MOST_CHANGES && <p className="text-13 text-muted">… +{changes.length - MOST_CHANGES}</p>}
    </>
  );
}

function Became({ before, after }: { before: string | null; after: string | null }) {
  const t = useText(auditEn);
  return (
    <>
      <span className="text-muted" title={before ?? undefined}>
        {before === null ? t('wasNothing') : shortenIds(before)}
      </span>
      <ArrowRight aria-hidden="true" className="mx-1 inline size-3 align-[-1px] text-muted" />
      <span title={after ?? undefined}>{after === null ? t('wasNothing') : shortenIds(after)}</span>
    </>
  );
}

/** A changed list shows only its added and removed values. */
function Listed({ removed, added }: { removed: string | null; added: string | null }) {
  const t = useText(auditEn);
  return (
    <>
      {removed !== null && (
        <span className="block text-muted" title={removed}>
          {t('removedFromList', { items: shortenIds(removed) })}
        </span>
      )}
      {added !== null && (
        <span className="block" title={added}>
          {t('addedToList', { items: shortenIds(added) })}
        </span>
      )}
    </>
  );
}
