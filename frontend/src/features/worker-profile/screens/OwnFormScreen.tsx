import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useReadOwnFormQuery, useSaveOwnFormMutation } from '../../form-builder/api.ts';
import { FormBuilder } from '../../form-builder/FormBuilder.tsx';
import { formBuilderEn } from '../../form-builder/form-builder.en.ts';

/** /worker/forms: the worker's own questions in addition to the category's. */
export function OwnFormScreen() {
  const t = useText(formBuilderEn);
  const editor = useReadOwnFormQuery();
  const [save] = useSaveOwnFormMutation();
  return (
    <>
      <PageHeader
        title={t('ownForm')}
        subtitle={t('ownFormHint')}
        back={{ to: '/worker-profile', label: t('backToProfile') }}
      />
      <Fetched of={editor} failed={t('loadFailed')} waiting={<SkeletonPage />}>
        {(read) => (
          <FormBuilder
            editor={read}
            name="own"
            save={async ({ fields, ...how }) => save({ body: { ...how, fields: [...fields] } }).unwrap()}
          />
        )}
      </Fetched>
    </>
  );
}
