import { useState } from 'react';
import * as z from 'zod/mini';
import type { Dispute } from '#contracts/views/dispute.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useAcceptDisputeDecisionMutation, useAppealDisputeMutation, useWithdrawDisputeMutation } from '../api.ts';
import { disputeEn } from '../dispute.en.ts';

/** Actions besides writing: withdraw, accept the decision, or appeal. */
export function Answers({ dispute: { id, allowedActions, decisions } }: { dispute: Dispute }) {
  const t = useText(disputeEn);
  const run = useCommand();
  const [accept] = useAcceptDisputeDecisionMutation();
  const [withdraw] = useWithdrawDisputeMutation();
  const [isAppealing, setAppealing] = useState(false);
  if (!allowedActions.some((action) => action !== 'say')) return null;
  const decidedAt = decisions.at(-1)?.decidedAt;

  async function agree() {
    if (await ask({ title: t('agreeTitle'), message: t('agreeText'), ok: t('agree') }))
      await run(() => accept({ id, body: { decidedAt } }).unwrap(), t('agreed'));
  }

  async function takeBack() {
    if (await ask({ title: t('withdrawTitle'), message: t('withdrawText'), ok: t('withdraw') }))
      await run(() => withdraw({ id }).unwrap(), t('withdrawDone'));
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {allowedActions.includes('accept') && (
        <Button size={44} onClick={() => void agree()}>
          {t('agree')}
        </Button>
      )}
      {allowedActions.includes('appeal') && (
        <Button size={44} variant="outline" onClick={() => setAppealing(true)}>
          {t('appeal')}
        </Button>
      )}
      {allowedActions.includes('withdraw') && (
        <Button size={44} variant="outline" onClick={() => void takeBack()}>
          {t('withdraw')}
        </Button>
      )}
      {isAppealing && <AppealDialog id={id} decidedAt={decidedAt} onClose={() => setAppealing(false)} />}
    </div>
  );
}

const Appeal = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) });

interface Appealing {
  id: string;
  decidedAt: string | undefined;
  onClose: () => void;
}

function AppealDialog({ id, decidedAt, onClose }: Appealing) {
  const t = useText(disputeEn);
  const [appeal] = useAppealDisputeMutation();
  const form = useSchemaForm(Appeal, { text: '' });
  // The decision at the time of opening: a later pushed decision is not the one that the user read.
  const [seenAt] = useState(decidedAt);
  async function send({ text }: { text: string }) {
    await appeal({ id, body: { text, decidedAt: seenAt } }).unwrap();
    showToast(t('appealSent'), { variant: 'success' });
  }
  return (
    <FormDialog
      title={t('appeal')}
      description={t('appealHint')}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('appeal')}
    >
      <TextArea
        {...form.register('text')}
        label={t('appealField')}
        maxLength={2000}
        error={form.errorOf('text') && t('storyNeeded')}
      />
    </FormDialog>
  );
}
