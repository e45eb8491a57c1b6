import { getDocument } from 'pdfjs-dist';
// On the main thread: a frame with an opaque origin cannot start workers.
import 'pdfjs-dist/build/pdf.worker.mjs';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&inline';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&inline';
import type { FrameReport } from '../browser/document-frame.ts';

/** Page limit, against files that claim thousands. */
const MOST_PAGES = 30;
const MOST_PIXELS = 16_000_000;
/** Minimum width of a rendered page in CSS pixels, so that small print is readable by zooming. */
const LEAST_WIDTH = 1000;

const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** The frame has no network, so decoders of scanned pages are bundled. */
class OwnDecoders {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const inlined = decoders[filename];
    if (inlined === undefined) return Promise.reject(new Error(`Not part of the frame: ${filename}`));
    const text = atob(inlined.slice(inlined.indexOf(',') + 1));
    return Promise.resolve(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  }
}

export async function drawPdf(bytes: ArrayBuffer, name: string, place: Element): Promise<FrameReport> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnDecoders,
  }).promise;
  const drawn = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= drawn; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const wanted = (Math.max(place.clientWidth, LEAST_WIDTH) / width) * Math.min(window.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height))) });
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.ceil(viewport.width),
      height: Math.ceil(viewport.height),
    });
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', drawn === 1 ? name : `${name}, ${number} / ${pdf.numPages}`);
    place.append(canvas);
    await page.render({ canvas, viewport }).promise;
  }
  return { is: 'shown', drawn, pages: pdf.numPages };
}
