import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_TRANSFERS } from '#contracts/calls/payment-statements.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useLocale, useText, type Text } from '../../../../i18n/use-text.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Card } from '../../../../ui/showing/Card.tsx';
import { DataTable } from '../../../../ui/showing/DataTable.tsx';
import type { Column } from '../../../../ui/showing/table-column.ts';
import { Note } from '../../../../ui/showing/Note.tsx';
import { useImportStatementMutation } from './api.ts';
import { STATEMENTS, shownDay } from './statement-columns.tsx';
import {
  guessMapping,
  headOf,
  type Mapping,
  readLines,
  type ReadLine,
  skippedOf,
  type StatementLine,
  takenOf,
} from './statement-lines.ts';
import { statementsEn } from './statements.en.ts';

type Words = Text<keyof typeof statementsEn>;

interface Props {
  name: string;
  table: readonly (readonly string[])[];
  onClose: () => void;
}

const SHOWN = 5;

/** Column mapping of a bank file: guessed, previewed with the first transfers, and corrected by the user. */
export function MapColumns({ name, table, onClose }: Props) {
  const t = useText(statementsEn);
  const navigate = useNavigate();
  const [send] = useImportStatementMutation();
  const [mapping, setMapping] = useState(() => guessMapping(table));
  const [failed, setFailed] = useState<string | null>(null);
  const lines = readLines(table, mapping);
  const taken = takenOf(lines);
  const spoiled = skippedOf(lines, 'spoiled');
  const isTooMany = taken.length > MOST_TRANSFERS;

  async function find() {
    try {
      const { id, known } = await send({ body: { name, lines: taken } }).unwrap();
      if (known) showToast(t('known'));
      await navigate(`${STATEMENTS}/${id}`);
    } catch (error) {
      setFailed(errorText(error));
    }
  }

  return (
    <Card title={t('mapTitle', { name })} className="mb-4">
      <p className="mb-4 text-14 text-muted">{t('mapHint')}</p>
      <Columns t={t} table={table} mapping={mapping} onChange={setMapping} />
      <p role="status" className="mt-4 mb-2 font-strong">
        {t('taken', {
          count: taken.length,
          amount: formatPesoLong(taken.reduce((sum, { amount }) => sum + amount, 0)),
        })}
      </p>
      <SkippedLines t={t} lines={lines} />
      {spoiled > 0 && <Note tone="error">{t('spoiled', { count: spoiled })}</Note>}
      {taken.length > 0 && <Preview t={t} lines={lines} />}
      {isTooMany && <Note tone="error">{t('tooMany', { most: MOST_TRANSFERS })}</Note>}
      {failed && <Note tone="error">{failed}</Note>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size={44} disabled={taken.length === 0 || isTooMany} onClick={find}>
          {t('find')}
        </Button>
        <Button size={44} variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  );
}

type ColumnsProps = Pick<Props, 'table'> & { t: Words; mapping: Mapping; onChange: (mapping: Mapping) => void };

function Columns({ t, table, mapping, onChange }: ColumnsProps) {
  const head = table[headOf(table)] ?? [];
  const width = Math.max(...table.map((line) => line.length));
  const options = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: head[at]?.trim() || t('columnNumber', { number: at + 1 }),
  }));
  const optional = (name: string) => name === 'sender' || name === 'direction';
  const field = (name: 'day' | 'amount' | 'reference' | 'sender' | 'direction', label: keyof typeof statementsEn) => (
    <Select
      label={t(label)}
      options={optional(name) ? [{ value: '', label: t('noColumn') }, ...options] : options}
      {...(!optional(name) && { placeholder: t('chooseColumn') })}
      value={mapping[name] === null ? '' : String(mapping[name])}
      onChange={({ target: { value } }) => onChange({ ...mapping, [name]: value === '' ? null : Number(value) })}
    />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {field('day', 'columnDay')}
      <Select
        label={t('dayOrder')}
        options={[
          { value: 'monthFirst', label: t('monthFirst') },
          { value: 'dayFirst', label: t('dayFirst') },
        ]}
        value={mapping.order}
        onChange={({ target: { value } }) =>
          onChange({ ...mapping, order: value === 'dayFirst' ? 'dayFirst' : 'monthFirst' })
        }
      />
      {field('amount', 'columnAmount')}
      <Select
        label={t('amountsWritten')}
        options={[
          { value: 'point', label: '1,250.00' },
          { value: 'comma', label: '1.250,00' },
        ]}
        value={mapping.mark}
        onChange={({ target: { value } }) => onChange({ ...mapping, mark: value === 'comma' ? 'comma' : 'point' })}
      />
      {field('direction', 'columnDirection')}
      {field('reference', 'columnReference')}
      {field('sender', 'columnSender')}
    </div>
  );
}

const skippedTexts = { out: 'skippedOut', noDay: 'skippedNoDay', noReference: 'skippedNoReference' } as const;

function SkippedLines({ t, lines }: { t: Words; lines: readonly ReadLine[] }) {
  const what = (['out', 'noDay', 'noReference'] as const).flatMap((reason) => {
    const count = skippedOf(lines, reason);
    return count > 0 ? [t(skippedTexts[reason], { count })] : [];
  });
  if (what.length === 0) return null;
  return <p className="mb-2 text-13 text-muted">{t('skipped', { what: what.join(', ') })}</p>;
}

function Preview({ t, lines }: { t: Words; lines: readonly ReadLine[] }) {
  const locale = useLocale();
  const rows = lines.flatMap((line) => ('taken' in line ? [{ ...line.taken, sender: line.sender }] : []));
  return (
    <DataTable
      caption={t('previewCaption')}
      rows={rows.slice(0, SHOWN)}
      rowId={({ line }) => String(line)}
      columns={previewColumns(t, locale)}
    />
  );
}

function previewColumns(t: Words, locale: string): Column<StatementLine & { sender: string }>[] {
  return [
    { id: 'line', header: t('line'), cell: ({ line }) => line },
    { id: 'day', header: t('day'), onPhone: 'end', cell: ({ day }) => shownDay(day, locale) },
    {
      id: 'reference',
      header: t('reference'),
      onPhone: 'title',
      shrinks: true,
      cell: ({ reference }) => <span className="block truncate">{reference}</span>,
    },
    { id: 'sender', header: t('sender'), cell: ({ sender }) => sender },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      onPhone: 'end',
      cell: ({ amount }) => <span className="amount">{formatPesoLong(amount)}</span>,
    },
  ];
}
