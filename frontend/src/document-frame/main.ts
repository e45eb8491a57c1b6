import { FrameTask, type FrameReport } from '../browser/document-frame.ts';

/**
 * Renders one document as images in a frame with an opaque origin, without network or access to other windows
 * (docs/decisions/private-documents.md). The parent page posts the bytes; scripts, forms and links of a PDF never
 * run.
 */

// Outside a sandboxed frame it would have the app's origin.
if (window.origin === 'null' && window.parent !== window) {
  window.addEventListener('message', onMessage);
  report({ is: 'ready' });
}

function onMessage({ source, data }: MessageEvent): void {
  const task = FrameTask.safeParse(data);
  if (source !== window.parent || !task.success) return;
  window.removeEventListener('message', onMessage);
  draw(task.data).then(report, () => report({ is: 'failed' }));
}

function report(message: FrameReport): void {
  window.parent.postMessage(message, '*');
}

async function draw({ bytes, contentType, name }: FrameTask): Promise<FrameReport> {
  const place = document.querySelector('#pages');
  if (!place) throw new Error('The document of the frame has no place for pages');
  document.title = name;
  if (contentType === 'application/pdf') return (await import('./draw-pdf.ts')).drawPdf(bytes, name, place);
  if (!contentType.startsWith('image/')) throw new Error(`Not drawn: ${contentType}`);
  const picture = new Image();
  picture.alt = name;
  picture.src = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  await picture.decode();
  place.append(picture);
  return { is: 'shown', drawn: 1, pages: 1 };
}
