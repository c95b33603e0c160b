import type { Page } from 'playwright-core';
import { encode } from 'uqr';

/** Chromium without a head has no camera: a drawn picture takes its place, and is read as any other. */
export async function showToCamera(page: Page, text: string): Promise<void> {
  const { data } = encode(text, { border: 6 });
  await page.evaluate(`navigator.mediaDevices.getUserMedia = async () => {
    const data = ${JSON.stringify(data)};
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const context = canvas.getContext('2d');
    const unit = canvas.width / data.length;
    const draw = () => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#000';
      data.forEach((row, y) => row.forEach((isDark, x) => {
        if (isDark) context.fillRect(x * unit, y * unit, unit, unit);
      }));
    };
    setInterval(draw, 100);
    draw();
    return canvas.captureStream(10);
  }`);
}

export const refuseCamera = (page: Page): Promise<void> =>
  page.evaluate(
    `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))`,
  );
