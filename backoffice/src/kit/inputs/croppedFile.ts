import type { PercentCrop } from 'react-image-crop';

/** More than the widest stored size, even on a screen of double density. */
const mostWidth = 2400;

/** The chosen part of a picture as a file of the same name; the whole picture stays as it is. */
export async function croppedFile(file: File, picture: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  if (isWhole(crop)) return file;
  const [x, y, width, height] = [
    (crop.x / 100) * naturalWidth,
    (crop.y / 100) * naturalHeight,
    (crop.width / 100) * naturalWidth,
    (crop.height / 100) * naturalHeight,
  ] as const;
  const scale = Math.min(1, mostWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('Не удалось обрезать изображение');
  return new File([blob], file.name, { type });
}

/** Within a pixel: the selection is a fraction of the shown size. */
const isWhole = ({ width, height }: PercentCrop) => width > 99.8 && height > 99.8;
