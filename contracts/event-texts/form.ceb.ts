import type { formEn } from './form.en.ts';
import type { Translated } from './texts.ts';

export const formCeb: Translated<typeof formEn> = {
  FormDraftSaved: {
    action: 'Nag-save og draft sa mga pangutana sa booking',
    happened: 'Na-save ang draft',
    changes: '{questions} ka pangutana',
  },
  FormDraftDiscarded: { action: 'Gipapas ang draft sa mga pangutana sa booking', happened: 'Gipapas ang draft' },
  BookingFormPublished: {
    action: 'Nag-publish og mga pangutana sa booking',
    happened: 'Na-publish ang bersyon {count}',
    changes: 'bersyon {version}, {questions} ka pangutana{form, select, none {} other {: {form}}}',
  },
  WorkerFormPublished: {
    action: 'Nag-publish sa kaugalingong mga pangutana sa booking',
    happened: 'Na-publish ang bersyon {count}',
    changes: 'bersyon {version}, {questions} ka pangutana{form, select, none {} other {: {form}}}',
  },
};
