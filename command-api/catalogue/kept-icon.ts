import { ApiError } from '#contracts/api-error.ts';
import { isDrawing, svgIcon } from '#contracts/catalogue/svg-icon.ts';

/** An icon's name as it is; a drawing as it is kept. One that holds more than plain shapes is refused. */
export function keptIcon(icon: string): string {
  if (!isDrawing(icon)) return icon;
  const drawing = svgIcon(icon);
  if (drawing.ok) return drawing.svg;
  throw new ApiError('unsafe_icon', { errors: [{ path: 'icon', message: `Can’t be in an icon: ${drawing.found}` }] });
}
