const SCALE = 2;
const copiedProperties = [
  'fill',
  'stroke',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
] as const;

/** Downloads a chart's SVG as PNG at double size, with the colours computed on the page. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  if (svg.isConnected) return saveShown(svg, name);
  // Colours resolve only while the element is in the document.
  const hidden = document.createElement('div');
  Object.assign(hidden.style, { position: 'fixed', top: '0', left: '-100000px' });
  hidden.append(svg);
  document.body.append(hidden);
  try {
    await saveShown(svg, name);
  } finally {
    hidden.remove();
  }
}

async function saveShown(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = await loaded(selfContained(svg, width, height));
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot encode a PNG');
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A copy with inline styles, independent of the page's style sheets. */
function selfContained(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The copy of an SVG element is another kind of element');
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [n, original] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original);
    for (const property of copiedProperties) copies[n]?.setAttribute(property, style.getPropertyValue(property));
    copies[n]?.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
