import { formatDay } from '#contracts/manila-format.ts';
import type { FormSummary } from '#contracts/views/form.ts';
import { useLocale, type Text } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import type { formBuilderEn } from '../../form-builder/form-builder.en.ts';
import type { ListColumn } from '../list/list-columns.ts';
import { RowLink } from '../list/RowLink.tsx';
import type { RowLook } from '../list/row-look.ts';

export type FormRow = FormSummary & { id: string };

interface Made {
  t: Text<keyof typeof formBuilderEn>;
  categoryName: (id: string) => string;
  look: RowLook<FormRow>;
}

export function formColumns({ t, categoryName, look }: Made): ListColumn<FormRow>[] {
  return [
    {
      id: 'category',
      header: t('category'),
      onPhone: 'title',
      cell: (form) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <RowLink row={form} look={look} className="font-strong">
            {categoryName(form.category)}
          </RowLink>
          {form.draftSavedAt && <Tag tone="mango">{t('hasDraft')}</Tag>}
        </span>
      ),
    },
    {
      id: 'asks',
      header: t('asks'),
      align: 'right',
      cell: ({ questions }) => <span className="tabular">{questions}</span>,
    },
    {
      id: 'services',
      header: t('services'),
      align: 'right',
      cell: ({ services }) => <span className="tabular">{services}</span>,
    },
    {
      id: 'published',
      header: t('lastPublished'),
      onPhone: 'end',
      cell: ({ publishedAt }) =>
        publishedAt ? <Day at={publishedAt} /> : <span className="text-muted">{t('never')}</span>,
    },
  ];
}

function Day({ at }: { at: string }) {
  return <span className="tabular">{formatDay(at, useLocale())}</span>;
}
