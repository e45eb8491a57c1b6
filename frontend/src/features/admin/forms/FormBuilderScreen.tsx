import { useParams } from 'react-router-dom';
import { Fetched } from '../../../api/Fetched.tsx';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { useReadFormEditorQuery, useSaveFormMutation } from '../../form-builder/api.ts';
import { FormBuilder } from '../../form-builder/FormBuilder.tsx';
import { formBuilderEn } from '../../form-builder/form-builder.en.ts';

/** /admin/services/{category}/form-builder */
export function FormBuilderScreen() {
  const t = useText(formBuilderEn);
  const { category = '' } = useParams();
  const name = useCategoryName()(category);
  const editor = useReadFormEditorQuery({ category });
  const [save] = useSaveFormMutation();
  const mayChange = useMay()('catalogue.change');
  return (
    <>
      <PageHeader
        title={t('formOf', { category: name })}
        subtitle={t('formHint')}
        back={{ to: '/admin/forms', label: t('backToForms') }}
        dense
      />
      <Fetched of={editor} failed={t('loadFailed')} waiting={<SkeletonPage />}>
        {(read) => (
          <FormBuilder
            key={category}
            editor={read}
            name={category}
            save={async ({ fields, ...how }) => save({ category, body: { ...how, fields: [...fields] } }).unwrap()}
            mayChange={mayChange}
          />
        )}
      </Fetched>
    </>
  );
}
