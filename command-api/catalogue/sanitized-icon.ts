import { ApiError } from '#contracts/api-error.ts';
import { isDrawing, svgIcon } from '#contracts/catalogue/svg-icon.ts';

/** Returns an icon's name, or a sanitised SVG drawing. Throws for a drawing with more than plain shapes. */
export function sanitizedIcon(icon: string): string {
  if (!isDrawing(icon)) return icon;
  const drawing = svgIcon(icon);
  if (drawing.ok) return drawing.svg;
  throw new ApiError('unsafe_icon', { errors: [{ path: 'icon', message: `Can’t be in an icon: ${drawing.found}` }] });
}
