import { fullName } from '#contracts/account/person.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { formCalls } from '#contracts/calls/form.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { streams } from '#contracts/events/streams.ts';
import { noForm, type PublishedForm } from '#contracts/form/booking-forms.ts';
import { nothingPublished } from '#contracts/form/form-head.ts';
import { formEditorView, type FormEditor, formSummary, formView } from '#contracts/views/form.ts';
import { formVersionId, formVersions } from '#projectors/read-models/form/form-versions.ts';
import { type FormDocument, forms } from '#projectors/read-models/form/forms.ts';
import { peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';

type FormQueries = Handlers<Exclude<keyof typeof formCalls, 'saveForm' | 'saveOwnForm'>>;
type Context = Pick<QueryContext, 'documents' | 'services' | 'workers'>;

const neverSaved: FormDocument = { ...nothingPublished, revision: -1 };

export function formQueries({ documents, services, workers }: Context): FormQueries {
  async function formOf(stream: string): Promise<FormDocument> {
    return (await documents.get<FormDocument>(forms.name, stream))?.document ?? neverSaved;
  }

  /** Number of services per category. */
  async function servicesByCategory(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { category } of (await services()).items.values()) counts.set(category, (counts.get(category) ?? 0) + 1);
    return counts;
  }

  /** A category exists through its services, or through a saved form. */
  async function formOfCategory(category: string): Promise<FormDocument> {
    const form = await formOf(streams.form(category));
    if (form.revision < 0 && !(await servicesByCategory()).has(category)) throw new ApiError('not_found');
    return form;
  }

  /** The requested version, default: the current one. */
  async function inVersion({ published }: FormDocument, stream: string, wanted: number | undefined) {
    if (wanted === undefined || wanted === published.version) return { data: formView(published) };
    if (wanted === noForm.version) return { data: formView(noForm) };
    const found = await documents.get<PublishedForm>(formVersions.name, formVersionId(stream, wanted));
    if (!found) throw new ApiError('not_found');
    return { data: formView(found.document) };
  }

  async function editorOf(form: FormDocument, stream: string): Promise<FormEditor> {
    const ids = form.versions.map(({ version }) => formVersionId(stream, version));
    const found = ids.length > 0 ? await documents.getMany<PublishedForm>(formVersions.name, ids) : [];
    const asked = [...found.map(({ document }) => document), form.published];
    return formEditorView(form, { asked, revision: form.revision });
  }

  /** Publisher by version, with today's name; null: unknown. */
  async function publishersOf({ versions }: FormDocument): Promise<(version: number) => string | null> {
    const people = await peopleById(
      documents,
      versions.flatMap(({ publishedBy }) => publishedBy ?? []),
    );
    const names = new Map(
      versions.map(({ version, publishedBy }) => {
        const person = publishedBy === null ? undefined : people.get(publishedBy);
        return [version, person ? fullName(person) : null];
      }),
    );
    return (version) => names.get(version) ?? null;
  }

  return {
    readForm: async ({ params: { category }, query }) =>
      inVersion(await formOfCategory(category), streams.form(category), query.version),

    readWorkerForm: async ({ params: { id }, query }) => {
      if (!(await workers()).items.has(id)) throw new ApiError('not_found');
      const stream = streams.workerform(id);
      return inVersion(await formOf(stream), stream, query.version);
    },

    readOwnForm: async ({ context }) => {
      const stream = streams.workerform(callingWorker(context));
      return { data: await editorOf(await formOf(stream), stream) };
    },

    readFormEditor: async ({ params: { category } }) => {
      const form = await formOfCategory(category);
      const [editor, publisherOf] = await Promise.all([editorOf(form, streams.form(category)), publishersOf(form)]);
      const versions = editor.versions.map((one) => ({ ...one, publishedBy: publisherOf(one.version) }));
      return { data: { ...editor, versions } };
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
