import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useChangeServiceMutation } from './api.ts';
import { PackageFields } from './PackageFields.tsx';
import { packageProblems } from './package-problems.ts';
import { type PackageRow, newPackage, packagesIn, rowsOf, seasonIn, moveRow } from './package-rows.ts';
import { servicesEn } from './services.en.ts';

const none: ReturnType<typeof packageProblems> = new Map();

/** A service's packages in order, and the season in which it is listed as popular. */
export function PackagesForm({ service, onClose }: { service: Service; onClose: () => void }) {
  const t = useText(servicesEn);
  const id = useId();
  const [change, { isLoading }] = useChangeServiceMutation();
  const [rows, setRows] = useState(() => rowsOf(service.packages));
  const [season, setSeason] = useState({ from: service.pinned?.from ?? '', to: service.pinned?.to ?? '' });
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const problems = tries > 0 ? packageProblems(rows) : none;

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function set(index: number, changes: Partial<PackageRow>) {
    setRows(rows.map((row, place) => (place === index ? { ...row, ...changes } : row)));
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (packageProblems(rows).size > 0) return setProblem(null);
    const pinned = seasonIn(season);
    if (pinned === undefined) return setProblem(t('seasonError'));
    setProblem(null);
    const packages = { packages: packagesIn(rows), packagesBefore: service.packages };
    try {
      await change({ id: service.id, body: { ...packages, pinned } }).unwrap();
      showToast(t('changed', { name: service.name }), { variant: 'success' });
      onClose();
    } catch (error) {
      setProblem(isCallError(error) && error.code === 'stale' ? t('packagesStale') : errorText(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('packagesOf', { name: service.name })}
      description={t('packagesHint')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isLoading}>
            {t('saveChanges')}
          </Button>
        </>
      }
    >
      <form ref={form} noValidate id={id} onSubmit={(event) => void save(event)} className="grid gap-4">
        {rows.map((row, index) => (
          <PackageFields
            key={row.id}
            row={row}
            problems={problems.get(index) ?? {}}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onChange={(changes) => set(index, changes)}
            onMove={(by) => setRows(moveRow(rows, index, by))}
            onRemove={() => setRows(rows.filter((one) => one !== row))}
          />
        ))}
        <Button
          size={44}
          variant="outline"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setRows([...rows, newPackage()])}
        >
          {t('addPackage')}
        </Button>
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField label={t('seasonFrom')} value={season.from} onChange={(from) => setSeason({ ...season, from })} />
          <DateField label={t('seasonTo')} value={season.to} onChange={(to) => setSeason({ ...season, to })} />
        </div>
        <p className="text-13 text-muted">{t('seasonHint')}</p>
        {problem && <Note tone="error">{problem}</Note>}
      </form>
    </Dialog>
  );
}
