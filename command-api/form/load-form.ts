import { streams } from '#contracts/events/streams.ts';
import { type BookingForms, type FormVersions, noForm, type PublishedForm } from '#contracts/form/booking-forms.ts';
import { formOfVersion, type FormState, formVersionFor } from '#contracts/form/form-fold.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { formDecider } from './decider.ts';

type Commands = Pick<CommandHandler, 'load' | 'loadNewest'>;
type Load = Commands['load'];
type Of = { category: string; workerId: string | null };

/** Versions that the client started with, if stated, and the time of the answers. */
type StartedVersions = { [Name in keyof FormVersions]?: FormVersions[Name] | undefined } & { now: string };

/**
 * The forms for a client, folded from their streams, for commands of other modules. A client who started with a recently
 * replaced version keeps that version.
 */
export async function loadBookingForms(
  commands: Commands,
  of: Of,
  { formVersion, workerFormVersion, now }: StartedVersions,
): Promise<BookingForms> {
  return chooseForms(commands.load, of, {
    form: (state) => formVersionFor(state, formVersion, now),
    workerForm: (state) => formVersionFor(state, workerFormVersion, now),
  });
}

/** The form versions of a booking's answers. */
export async function loadFormsOfVersions(
  commands: Commands,
  of: Of,
  { formVersion, workerFormVersion }: FormVersions,
): Promise<BookingForms> {
  // They exist, perhaps since a moment ago.
  return chooseForms(commands.loadNewest, of, {
    form: (state) => versionOf(state, formVersion),
    workerForm: (state) => versionOf(state, workerFormVersion),
  });
}

type Chosen = Readonly<Record<keyof BookingForms, (state: FormState) => PublishedForm>>;

async function chooseForms(load: Load, { category, workerId }: Of, choose: Chosen): Promise<BookingForms> {
  const [form, workerForm] = await Promise.all([
    load(formDecider, streams.form(category)),
    workerId === null ? null : load(formDecider, streams.workerform(workerId)),
  ]);
  return { form: choose.form(form.state), workerForm: workerForm ? choose.workerForm(workerForm.state) : noForm };
}

function versionOf(state: FormState, version: number): PublishedForm {
  const form = formOfVersion(state, version);
  if (!form) throw new Error(`Form version ${version} of a booking does not exist`);
  return form;
}
