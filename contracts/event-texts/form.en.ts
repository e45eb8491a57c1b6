import type { form } from './form.ts';
import type { TextsOf } from './texts.ts';

/** Texts of booking form events. */
export const formEn = {
  FormDraftSaved: {
    action: 'Saved a draft of booking questions',
    happened: 'Draft saved',
    changes: '{questions, plural, one {# question} other {# questions}}',
  },
  FormDraftDiscarded: { action: 'Dropped a draft of booking questions', happened: 'Draft dropped' },
  BookingFormPublished: {
    action: 'Published booking questions',
    happened: 'Version {count} published',
    changes:
      'version {version}, {questions, plural, one {# question} other {# questions}}{form, select, none {} other {: {form}}}',
  },
  WorkerFormPublished: {
    action: 'Published their own booking questions',
    happened: 'Version {count} published',
    changes:
      'version {version}, {questions, plural, one {# question} other {# questions}}{form, select, none {} other {: {form}}}',
  },
} satisfies TextsOf<typeof form>;
