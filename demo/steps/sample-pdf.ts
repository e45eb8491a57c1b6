import type { UploadedFile } from '#contracts/calls/handlers.ts';

/** A worker's document: one page with title and holder. */
export type SamplePdf = { title: string; holder: string };

export function samplePdf({ title, holder }: SamplePdf): UploadedFile {
  const name = `${title} ${holder}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    bytes: pdf([title, holder, 'A sample made for the Suki demo']),
  };
}

/** The smallest PDF that viewers display: catalogue, pages, one page, its text, a font, and the offset of each. */
function pdf(lines: readonly string[]): Uint8Array {
  const text = `BT /F1 20 Tf 60 760 Td 30 TL ${lines.map((line) => `(${plain(line)}) '`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const references = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + references + trailer, 'latin1');
}

/** Characters of the built-in font, without those that have a meaning in PDF. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/[^\x20-\x7e]|[()\\]/g, '');
}
