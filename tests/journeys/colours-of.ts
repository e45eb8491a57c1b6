import type { Page } from '@playwright/test';

/** How many colours a picture has: an empty one has one. */
export async function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
      return new Set(pixels).size;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}
