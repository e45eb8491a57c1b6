import type { formEn } from './form.en.ts';
import type { Translated } from './texts.ts';

export const formCeb: Translated<typeof formEn> = {
  FormDraftSaved: { action: 'Nag-save og draft sa mga pangutana sa booking', happened: 'Na-save ang draft' },
  FormDraftDiscarded: { action: 'Gipapas ang draft sa mga pangutana sa booking', happened: 'Gipapas ang draft' },
  BookingFormPublished: {
    action: 'Nag-publish og mga pangutana sa booking',
    happened: 'Na-publish ang bersiyon {count}',
  },
  WorkerFormPublished: {
    action: 'Nag-publish sa kaugalingong mga pangutana sa booking',
    happened: 'Na-publish ang bersiyon {count}',
  },
};
