import type { Page } from '@playwright/test';

/** A picture's size and its number of colours: an empty one has one. */
export async function pictureIn(page: Page, png: Buffer): Promise<{ width: number; height: number; colours: number }> {
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
      return { width, height, colours: new Set(pixels).size };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}
