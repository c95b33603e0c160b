export type PictureFolder = 'prods' | 'lecturers' | 'centers' | 'articles' | 'gifts' | 'promotions';

/** Stored names have neither width nor extension: every picture exists in three widths. */
export function pictureUrl(folder: PictureFolder, filename: string, width: 320 | 640 | 1200): string {
  return `/uploads/${folder}/${filename}-${width}.webp`;
}
