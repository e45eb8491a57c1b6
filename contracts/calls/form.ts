import * as z from 'zod/mini';
import { CategoryId } from '../catalogue/category-id.ts';
import { queryInt } from '../fields.ts';
import { FormFields } from '../form/form-definition.ts';
import type { FormField } from '../form/form-field.ts';
import { hasText } from '../form/words.ts';
import { CategoryFormEditor, Form, FormEditor, FormSaved, FormSummary } from '../views/form.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const ofCategory = z.object({ category: CategoryId });
/** Default: the current version. */
const ofVersion = z.object({ version: z.optional(queryInt(0, 1_000_000)) });

const showsWords = (field: FormField) =>
  [field.label, ...('options' in field ? field.options.map(({ label }) => label) : [])].every(hasText);

const formBody = z.object({
  fields: FormFields.check(z.refine((fields) => fields.every(showsWords), 'Required')),
  /** Publishes it to clients; otherwise it is saved as a draft. */
  publish: z.optional(z.boolean()),
  /** Revision as read; the call fails if it has changed. */
  revision: z.optional(z.int().check(z.gte(-1))),
});

/** Questions for clients when they book (docs/decisions/booking-forms.md). */
export const formCalls = {
  readForm: defineCall({
    method: 'GET',
    path: '/forms/{category}',
    summary: 'Read a category’s questions, current or of one version',
    who: 'anyone',
    params: ofCategory,
    query: ofVersion,
    answer: Form,
    errors: ['not_found'],
  }),
  saveForm: defineCall({
    method: 'PUT',
    path: '/forms/{category}',
    summary: 'Save a draft of a category’s questions, or publish them',
    who: ['admin'],
    permission: 'catalogue.change',
    params: ofCategory,
    body: formBody,
    answer: FormSaved,
    errors: ['amount_too_high', 'stale', 'conflict'],
  }),
  readOwnForm: defineCall({
    method: 'GET',
    path: '/providers/me/form',
    summary: 'Read the own questions, with draft and versions',
    who: ['worker'],
    answer: FormEditor,
    errors: ['not_found'],
  }),
  saveOwnForm: defineCall({
    method: 'PUT',
    path: '/providers/me/form',
    summary: 'Save a draft of the own questions, or publish them',
    who: ['worker'],
    body: formBody,
    answer: FormSaved,
    errors: ['not_found', 'amount_too_high', 'stale', 'conflict'],
  }),
  readWorkerForm: defineCall({
    method: 'GET',
    path: '/workers/{id}/form',
    summary: 'Read a worker’s additional questions',
    who: 'anyone',
    params: idParams,
    query: ofVersion,
    answer: Form,
    errors: ['not_found'],
  }),
  listForms: defineCall({
    method: 'GET',
    path: '/admin/forms',
    summary: 'List categories with their questions, including drafts',
    who: ['admin'],
    permission: 'catalogue.read',
    answer: z.object({ items: z.array(FormSummary) }),
    errors: [],
  }),
  readFormEditor: defineCall({
    method: 'GET',
    path: '/admin/forms/{category}',
    summary: 'Read a category’s questions, with draft, versions and publishers',
    who: ['admin'],
    permission: 'catalogue.read',
    params: ofCategory,
    answer: CategoryFormEditor,
    errors: ['not_found'],
  }),
};
