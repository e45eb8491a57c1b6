import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeUser } from '../../../browser/storage.ts';
import { setDraftValues } from '../../../forms/drafts/drafts.ts';
import { forgetDrafts } from '../../../forms/drafts/forget-drafts.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { TicketComposer } from './TicketComposer.tsx';
import { readUpTo } from './TicketThread.tsx';
import { type Sending, useSending } from './use-sending.ts';

type Message = Parameters<Parameters<typeof useSending>[1]>[0];

/** The conversation as its screen shows it now; the test resolves each response. */
function conversation(name: string) {
  const asked: Message[] = [];
  const answers: PromiseWithResolvers<{ id: string }>[] = [];
  const deliver = (body: Message) => {
    asked.push(body);
    const answer = Promise.withResolvers<{ id: string }>();
    answers.push(answer);
    return answer.promise;
  };
  function shown(known: readonly { id: string }[] = [], as = useSending): Sending {
    let sending: Sending | undefined;
    function Screen() {
      sending = as(name, deliver, known);
      return null;
    }
    renderToStaticMarkup(<Screen />);
    if (!sending) throw new Error('The component did not render');
    return sending;
  }
  return { asked, answers, shown };
}

const composer = (name: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TicketComposer label="Write" draft={name} onSend={() => undefined} />
    </I18nProvider>,
  );

beforeEach(async () => {
  await forgetDrafts();
  storeUser({ isAuthenticated: true, userType: 'admin' }, 'carla');
});

it('stores a draft per conversation and author', () => {
  setDraftValues('ticket t1', { text: 'Please try again' });
  expect(composer('ticket t1')).toContain('>Please try again</textarea>');
  expect(composer('ticket t2')).not.toContain('Please try again');
  storeUser({ isAuthenticated: true, userType: 'admin' }, 'grace');
  expect(composer('ticket t1')).not.toContain('Please try again');
});

it('keeps a failed reply in its conversation, and repeats it under its key once', async () => {
  const { asked, answers, shown } = conversation('ticket t1');
  shown().send({ text: 'Please try again', attachments: [], resolve: true });
  expect(conversation('ticket t2').shown().pending).toEqual([]);
  answers[0]?.reject(new Error('lost'));
  await expect.poll(() => shown().pending).toMatchObject([{ text: 'Please try again', state: 'failed' }]);
  shown().resend(asked[0]?.clientTempId ?? '');
  expect(shown().pending).toMatchObject([{ state: 'sending' }]);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toMatchObject({ resolve: true });
  answers[1]?.resolve({ id: 'm1' });
  await expect.poll(() => shown().pending).toMatchObject([{ state: 'sent', id: 'm1' }]);
  expect(shown([{ id: 'm1' }]).pending).toEqual([]);
});

it('deletes discarded drafts, and restores those being sent when the page closed', async () => {
  const { asked, shown } = conversation('ticket t1');
  shown().send({ text: 'First', attachments: [] });
  shown().send({ text: 'Second', attachments: [] });
  shown().discard(asked[0]?.clientTempId ?? '');
  vi.resetModules();
  const next = await import('./use-sending.ts');
  expect(shown([], next.useSending).pending).toMatchObject([{ text: 'Second', state: 'failed' }]);
});

it('marks the seen messages of a ticket as read', () => {
  const messages = [
    { side: 'requester', sequence: 1 },
    { side: 'requester', sequence: 2 },
    { side: 'staff', sequence: 3 },
  ] as const;
  expect([0, 1, 2].map((seen) => readUpTo(messages, 'staff', seen))).toEqual([null, 1, 3]);
});
