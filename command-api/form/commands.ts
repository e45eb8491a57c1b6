import type { FormOwner } from '#contracts/events/form.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

export type FormCommand = Command<'SaveDraft', ChangeForm> | Command<'PublishForm', ChangeForm>;

export type ChangeForm = {
  owner: FormOwner;
  fields: FormField[];
  now: string;
  /** The platform's highest amount in centavos; no answer may add more. */ maximumAmount: number;
};
