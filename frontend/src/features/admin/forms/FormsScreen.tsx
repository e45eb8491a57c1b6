import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { useListFormsQuery } from '../../form-builder/api.ts';
import { formBuilderEn } from '../../form-builder/form-builder.en.ts';
import { ListTable } from '../list/ListTable.tsx';
import { type RowLook, rowElementId } from '../list/row-look.ts';
import { useAddress } from '../list/use-address.ts';
import { formColumns, type FormRow } from './form-columns.tsx';
import { formBuilderPath } from './form-builder-path.ts';

/** All categories with their forms. */
export function FormsScreen() {
  const t = useText(formBuilderEn);
  const list = useListFormsQuery();
  const look = useBuilderLook();
  const rows = list.data?.items.map((form): FormRow => ({ ...form, id: form.category }));
  return (
    <>
      <PageHeader title={t('forms')} subtitle={t('formsHint')} dense />
      <ListTable
        of={list}
        rows={rows}
        address={useAddress()}
        columns={formColumns({ t, categoryName: useCategoryName(), look })}
        look={look}
        caption={t('formsCaption')}
        failed={t('loadFailed')}
        empty={
          <EmptyState
            title={t('noForms')}
            action={
              <ButtonLink to="/admin/services" size={44}>
                {t('services')}
              </ButtonLink>
            }
          >
            {t('noFormsHint')}
          </EmptyState>
        }
        clear={null}
      />
    </>
  );
}

/** A click on a category opens its form builder. */
function useBuilderLook(): RowLook<FormRow> {
  const navigate = useNavigate();
  const addressOf = ({ category }: FormRow) => formBuilderPath(category);
  return {
    id: null,
    addressOf,
    lookAt: (row) => void (row && navigate(addressOf(row))),
    elementId: ({ id }) => rowElementId(id),
    elsewhere: true,
  };
}
