import type { formEn } from './form.en.ts';
import type { Translated } from './texts.ts';

export const formFil: Translated<typeof formEn> = {
  FormDraftSaved: {
    action: 'Nag-save ng draft ng mga tanong sa booking',
    happened: 'Na-save ang draft',
    changes: '{questions} tanong',
  },
  FormDraftDiscarded: { action: 'Binura ang draft ng mga tanong sa booking', happened: 'Binura ang draft' },
  BookingFormPublished: {
    action: 'Nag-publish ng mga tanong sa booking',
    happened: 'Na-publish ang bersyon {count}',
    changes: 'bersyon {version}, {questions} tanong{form, select, none {} other {: {form}}}',
  },
  WorkerFormPublished: {
    action: 'Nag-publish ng sariling mga tanong sa booking',
    happened: 'Na-publish ang bersyon {count}',
    changes: 'bersyon {version}, {questions} tanong{form, select, none {} other {: {form}}}',
  },
};
