import { ApiError } from '#contracts/api-error.ts';
import type { formCalls } from '#contracts/calls/form.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { streams } from '#contracts/events/streams.ts';
import { type FormState, nothingAsked } from '#contracts/form/form-fold.ts';
import { formEditorView, formSummary, formView } from '#contracts/views/form.ts';
import { type FormDocument, forms } from '#projectors/read-models/form/forms.ts';
import type { QueryContext } from '../query-context.ts';

type FormQueries = Handlers<Exclude<keyof typeof formCalls, 'saveForm' | 'saveOwnForm'>>;

const neverSaved: FormDocument = { ...nothingAsked, revision: -1 };

export function formQueries({
  documents,
  services,
  workers,
}: Pick<QueryContext, 'documents' | 'services' | 'workers'>): FormQueries {
  async function formOf(stream: string): Promise<FormDocument> {
    return (await documents.get<FormDocument>(forms.name, stream))?.document ?? neverSaved;
  }

  /** How many services each category has. */
  async function servicesByCategory(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { category } of (await services()).items.values()) counts.set(category, (counts.get(category) ?? 0) + 1);
    return counts;
  }

  /** A category exists by its services, or by what was once saved for it. */
  async function formOfCategory(category: string): Promise<FormDocument> {
    const form = await formOf(streams.form(category));
    if (form.revision < 0 && !(await servicesByCategory()).has(category)) throw new ApiError('not_found');
    return form;
  }

  return {
    readForm: async ({ params: { category }, query }) => ({
      data: inVersion(await formOfCategory(category), query.version),
    }),

    readWorkerForm: async ({ params: { id }, query }) => {
      if (!(await workers()).items.has(id)) throw new ApiError('not_found');
      return { data: inVersion(await formOf(streams.workerform(id)), query.version) };
    },

    readOwnForm: async ({ context }) => {
      const form = await formOf(streams.workerform(callingWorker(context)));
      return { data: formEditorView(form, form.revision) };
    },

    readFormEditor: async ({ params: { category } }) => {
      const form = await formOfCategory(category);
      return { data: formEditorView(form, form.revision) };
    },

    async listForms() {
      const counts = [...(await servicesByCategory())].toSorted(([one], [other]) => one.localeCompare(other));
      const saved = await documents.getMany<FormDocument>(
        forms.name,
        counts.map(([category]) => streams.form(category)),
      );
      const byStream = new Map(saved.map(({ id, document }) => [id, document]));
      return {
        data: {
          items: counts.map(([category, count]) =>
            formSummary(category, byStream.get(streams.form(category)) ?? neverSaved, count),
          ),
        },
      };
    },
  };
}

function inVersion(form: FormState, version: number | undefined) {
  const view = formView(form, version);
  if (!view) throw new ApiError('not_found');
  return view;
}
