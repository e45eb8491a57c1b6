/** The first ending of a kind is the one that a name without it gets. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
const MAX_STEM = 110;

/**
 * What a stored file is called: the sender's words, without a path and without characters that do not show or that change
 * the order of others, and with the ending of what the file is. An operating system runs a file by its ending.
 */
export function fileNameOf(name: string, contentType: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = trimmed(last.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const [usual = 'bin', ...others] = endings[contentType] ?? [];
  const fits = (text: string) => [usual, ...others].some((ending) => text.toLowerCase().endsWith(`.${ending}`));
  // Below a foreign ending there may be the right one, as in "clearance.pdf.hta".
  const own = fits(visible) ? visible : trimmed(visible.replace(/\.[a-z][a-z\d]{0,9}$/i, ''));
  const end = fits(own) ? own.lastIndexOf('.') : own.length;
  const stem =
    trimmed(
      Array.from(trimmed(own.slice(0, end)))
        .slice(0, MAX_STEM)
        .join(''),
    ) || 'file';
  return `${stem}.${own.slice(end + 1) || usual}`;
}

function trimmed(text: string): string {
  return text.replace(/^[\s.]+|[\s.]+$/g, '');
}
