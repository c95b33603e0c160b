export type PictureFolder = 'prods' | 'lecturers' | 'articles' | 'gifts';

/** Stored names carry neither width nor extension: every picture stands in three widths. */
export function pictureUrl(folder: PictureFolder, filename: string, width: 320 | 640 | 1200): string {
  return `/uploads/${folder}/${filename}-${width}.webp`;
}
