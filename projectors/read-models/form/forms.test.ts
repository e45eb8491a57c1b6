import { expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { formEditorView, formSummary, formView } from '#contracts/views/form.ts';
import { given, recorder } from '../testing/given-events.ts';
import { forms } from './forms.ts';

const rooms: FormField = { id: 'rooms', type: 'number', label: { en: 'Rooms' }, required: false };
const pets: FormField = { id: 'pets', type: 'yes_no', label: { en: 'Pets?' }, required: true };
const category = 'cleaning';
const stream = streams.form(category);
const owner = { kind: 'category' as const, category };
const at = (hour: number) => `2026-11-24T0${hour}:00:00.000Z`;

it('keeps every version of a form, and a draft until it is published', async () => {
  const happened = recorder();
  const events = [
    happened('FormDraftSaved', { owner, fields: [rooms], savedAt: at(1) }, { stream }),
    happened('BookingFormPublished', { category, version: 1, fields: [rooms], publishedAt: at(2) }, { stream }),
    happened('BookingFormPublished', { category, version: 2, fields: [rooms, pets], publishedAt: at(3) }, { stream }),
    happened('FormDraftSaved', { owner, fields: [pets], savedAt: at(4) }, { stream }),
  ];
  const form = (await given(forms, events)).documents.get(stream);
  if (!form) throw new Error('There is no form');
  expect(formView(form)).toEqual({ version: 2, fields: [rooms, pets] });
  expect(formView(form, 1)).toEqual({ version: 1, fields: [rooms] });
  expect(formView(form, 0)).toEqual({ version: 0, fields: [] });
  expect(formView(form, 3)).toBeNull();
  expect(formEditorView(form, form.revision)).toMatchObject({
    draft: { fields: [pets], savedAt: at(4) },
    versions: [{ version: 2 }, { version: 1 }],
    revision: 3,
  });
  expect(formSummary(category, form, 2)).toEqual({
    category,
    services: 2,
    version: 2,
    questions: 2,
    publishedAt: at(3),
    draftSavedAt: at(4),
  });
});

it('keeps a worker’s questions apart, and a draft that was dropped not at all', async () => {
  const happened = recorder();
  const ofJun = streams.workerform('jun');
  const of = { kind: 'worker' as const, workerId: 'jun' };
  const events = [
    happened(
      'WorkerFormPublished',
      { workerId: 'jun', version: 1, fields: [pets], publishedAt: at(1) },
      { stream: ofJun },
    ),
    happened('FormDraftSaved', { owner: of, fields: [], savedAt: at(2) }, { stream: ofJun }),
    happened('FormDraftDiscarded', { owner: of }, { stream: ofJun }),
  ];
  const { documents } = await given(forms, events);
  expect([...documents.keys()]).toEqual([ofJun]);
  expect(documents.get(ofJun)).toMatchObject({ versions: [{ version: 1, fields: [pets] }], draft: null });
});

it('says at once what clients are asked from now on, and drafts to staff alone', async () => {
  const happened = recorder();
  const draft = { owner, fields: [rooms], savedAt: at(1) };
  const published = { workerId: 'jun', version: 1, fields: [pets], publishedAt: at(2) };
  const { pushes } = await given(forms, [
    happened('FormDraftSaved', draft, { stream }),
    happened('BookingFormPublished', { category, version: 1, fields: [rooms], publishedAt: at(2) }, { stream }),
    happened('WorkerFormPublished', published, { stream: streams.workerform('jun') }),
  ]);
  expect(pushes.map(({ event, to }) => ({ event, to }))).toEqual([
    { event: 'form:updated', to: { staff: ['catalogue.read'] } },
    { event: 'form:updated', to: 'everyone' },
    { event: 'form:updated', to: 'everyone' },
  ]);
});
