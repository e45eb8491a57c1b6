import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { TicketAbout, TicketTopic } from '#contracts/events/support-tickets.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { errorText } from '../../../api/error-text.ts';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { helpPath, ticketPath } from '../../../domain/help-path.ts';
import { attemptKey, clearDraft, setDraftValues } from '../../../forms/drafts/drafts.ts';
import { useDraft, useDraftText, useDraftUploads } from '../../../forms/drafts/use-draft.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useOpenTicketMutation } from './api.ts';
import { helpEn } from './help.en.ts';
import { selfHelp, topicIcons, topicsFor } from './ticket-topics.ts';

/** /client/help/new */
export function ClientNewTicketScreen() {
  return <NewTicketScreen side="client" />;
}

/** /worker/help/new */
export function WorkerNewTicketScreen() {
  return <NewTicketScreen side="worker" />;
}

/**
 * Starts with the topic, which may already link to an answer. `?booking=`, `?payment=` or `?person=` prefill the
 * subject.
 */
function NewTicketScreen({ side }: { side: Side }) {
  const t = useText(helpEn);
  const [params] = useSearchParams();
  const topics = topicsFor(side);
  const [about, setAbout] = useState(() => aboutOf(params));
  // Drafts are kept per subject.
  const [conversation] = useState(() => `help new ${JSON.stringify(about)}`);
  const chosen = useDraft(conversation).values.topic ?? params.get('topic');
  const topic = topics.find((one) => one === chosen) ?? null;
  return (
    <div className="max-w-180">
      <PageHeader title={t('ask')} back={{ to: helpPath(side), label: t('back') }} />
      <div className="grid gap-4">
        {about && <About about={about} onLeaveOut={() => setAbout(null)} />}
        <Card>
          <RadioGroup
            label={<span className="text-18 font-title">{t('askTitle')}</span>}
            options={topics.map((value) => ({ value, label: t(`topic_${value}`), icon: <TopicIcon topic={value} /> }))}
            value={topic}
            onChange={(next) => setDraftValues(conversation, { topic: next })}
          />
        </Card>
        {topic && <Writing conversation={conversation} side={side} topic={topic} about={about} />}
      </div>
    </div>
  );
}

function aboutOf(params: URLSearchParams): TicketAbout | null {
  for (const kind of ['booking', 'payment', 'person'] as const) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return null;
}

function TopicIcon({ topic }: { topic: TicketTopic }) {
  const Icon = topicIcons[topic];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />;
}

function About({ about, onLeaveOut }: { about: TicketAbout; onLeaveOut: () => void }) {
  const t = useText(helpEn);
  const locale = useLocale();
  const { data } = useReadBookingQuery({ id: about.id }, { skip: about.kind === 'person' });
  const isPerson = about.kind === 'person';
  if (!isPerson && !data) return null;
  const values = data && { service: data.service.name, when: formatDayAndTime(data.startsAt, locale) };
  return (
    <Note
      action={
        <Button variant="quiet" size={44} onClick={onLeaveOut}>
          {t('leaveOut')}
        </Button>
      }
    >
      {isPerson ? t('aboutPerson') : t('aboutBooking', values)}
    </Note>
  );
}

interface WritingProps {
  conversation: string;
  side: Side;
  topic: TicketTopic;
  about: TicketAbout | null;
}

function Writing({ conversation, side, topic, about }: WritingProps) {
  const t = useText(helpEn);
  const [text, setText] = useDraftText(conversation);
  const [wanted, setWanted] = useState(false);
  const uploads = useDraftUploads(conversation, { upload: uploadPortfolio, most: 10 });
  const send = useSending({ conversation, side, topic, about });
  const help = selfHelp[side][topic];
  const isEmpty = text.trim() === '' && uploads.uploaded.length === 0;

  async function press() {
    setWanted(true);
    if (isEmpty || uploads.isBusy) return;
    await send(
      text.trim(),
      uploads.uploaded.map(({ url, name, contentType }) => ({ url, name, contentType })),
    );
  }

  return (
    <Card>
      <Note tone={topic === 'safety' ? 'warning' : 'info'} className="mb-5">
        <p>{t(`self_${topic}`)}</p>
        {help && (
          <TextLink to={help.to} className="mt-1 text-14">
            {t(help.word)}
          </TextLink>
        )}
      </Note>
      <div className="grid gap-4">
        <TextArea
          label={t('yourMessage')}
          hint={t('messageHint')}
          error={wanted && isEmpty ? t('messageNeeded') : undefined}
          value={text}
          maxLength={4000}
          onChange={({ target }) => setText(target.value)}
        />
        <PhotoPicker label={t('photos')} hint={t('photosHint')} uploads={uploads} />
        <Button wide busy={uploads.isBusy} onClick={press}>
          {t('send')}
        </Button>
      </div>
    </Card>
  );
}

type Attachment = { url: string; name: string; contentType: string };

/** Opens the new ticket. A retry with the same text is the same ticket; another text is a new one. */
function useSending({ conversation, side, topic, about }: WritingProps) {
  const t = useText(helpEn);
  const navigate = useNavigate();
  const [open] = useOpenTicketMutation();
  return async (text: string, attachments: Attachment[]) => {
    const body = { topic, about, text, attachments };
    const { data, error } = await open({ body, idempotencyKey: attemptKey(conversation, body) });
    if (error) return showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    clearDraft(conversation);
    showToast(t('sent'), { variant: 'success' });
    void navigate(ticketPath(side, data.id), { replace: true });
  };
}
