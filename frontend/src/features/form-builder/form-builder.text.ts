import { defineCatalogue } from '../../i18n/i18n.ts';
import { formBuilderEn } from './form-builder.en.ts';

export const formBuilderText = defineCatalogue('formBuilder', formBuilderEn, {
  fil: async () => (await import('./form-builder.fil.ts')).formBuilderFil,
  ceb: async () => (await import('./form-builder.ceb.ts')).formBuilderCeb,
});
