import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_FRAME, FrameReport, type FrameTask } from '../../../browser/document-frame.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { documentsEn } from './documents.en.ts';

interface Props {
  name: string;
  /** A short-lived link; the file is read once. */
  url: string;
}

/** Renders a stored document in a sandboxed frame, so that its content cannot run scripts and is not saved. */
export function DocumentFrame({ name, url }: Props) {
  const t = useText(documentsEn);
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<FrameReport>({ is: 'ready' });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const reading = readTask(url, name, signal);
    const fail = () => signal.aborted || setReport({ is: 'failed' });

    function onMessage({ source, data }: MessageEvent): void {
      const frameWindow = frame.current?.contentWindow;
      const message = FrameReport.safeParse(data);
      if (!frameWindow || source !== frameWindow || !message.success) return;
      if (message.data.is !== 'ready') return setReport(message.data);
      // A sandboxed frame has an opaque origin, so the target origin must be '*'.
      reading.then((task) => signal.aborted || frameWindow.postMessage(task, '*')).catch(fail);
    }

    reading.catch(fail);
    window.addEventListener('message', onMessage, { signal });
    return () => leaving.abort();
  }, [url, name]);

  return (
    <div className="grid min-w-0 gap-2">
      {report.is === 'failed' && <Note tone="error">{t('notShown')}</Note>}
      {report.is === 'shown' && report.drawn < report.pages && (
        <Note tone="warning">{t('firstPages', { drawn: report.drawn, pages: report.pages })}</Note>
      )}
      <iframe
        key={url}
        ref={frame}
        title={name}
        src={DOCUMENT_FRAME}
        sandbox="allow-scripts"
        className="h-[65dvh] w-full rounded-12 border border-line"
      />
    </div>
  );
}

async function readTask(url: string, name: string, signal: AbortSignal): Promise<FrameTask> {
  const answer = await fetch(url, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`The file could not be read: ${answer.status}`);
  return { name, contentType: answer.headers.get('content-type') ?? '', bytes: await answer.arrayBuffer() };
}
