import type { BodyOf } from '#contracts/calls/call.ts';
import type { formCalls } from '#contracts/calls/form.ts';
import { type Answered, type CallContext, type Handlers } from '#contracts/calls/handlers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import type { FormOwner } from '#contracts/events/form.ts';
import { streams } from '#contracts/events/streams.ts';
import { publishedForm } from '#contracts/form/form-fold.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { FormSaved } from '#contracts/views/form.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { formDecider } from './decider.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** The platform's current settings. */ settings: () => Promise<Settings>;
};
type FormBody = BodyOf<typeof formCalls.saveForm>;

export function formHandlers({ commands, now, settings }: Deps): Handlers<'saveForm' | 'saveOwnForm'> {
  async function save(
    owner: FormOwner,
    { fields, publish, revision }: FormBody,
    context: CallContext,
  ): Promise<Answered<FormSaved>> {
    const { maximumAmount } = await settings();
    const at = now();
    const saved = await commands.handle(
      formDecider,
      streamOf(owner),
      {
        type: publish ? 'PublishForm' : 'SaveDraft',
        data: { owner, fields, now: at.toISOString(), maximumAmount },
      },
      { ...commandContext(context, at), ifRevision: revision ?? context.ifRevision },
    );
    const { version } = publishedForm(saved.state);
    return {
      data: { version, hasDraft: saved.state.draft !== null, revision: saved.revision },
      position: saved.position,
    };
  }

  return {
    saveForm: ({ params: { category }, body, context }) => save({ kind: 'category', category }, body, context),
    saveOwnForm: ({ body, context }) => save({ kind: 'worker', workerId: callingWorker(context) }, body, context),
  };
}

function streamOf(owner: FormOwner): string {
  return owner.kind === 'category' ? streams.form(owner.category) : streams.workerform(owner.workerId);
}
