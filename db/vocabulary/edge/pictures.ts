/** Every picture is stored in these widths, so that a phone does not load the desktop size. */
export const pictureWidths = [320, 640, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFolder =
  | 'prods'
  | 'lecturers'
  | 'centers'
  | 'banners'
  | 'articles'
  | 'gifts'
  | 'promotions';

/** `file_preview.filename` names a picture without its folder and width. */
export const pictureSrc = (folder: PictureFolder, filename: string, width: PictureWidth): string =>
  `/uploads/${folder}/${filename}-${width}.webp`;

export const pictureSrcset = (folder: PictureFolder, filename: string): string =>
  pictureWidths.map((width) => `${pictureSrc(folder, filename, width)} ${width}w`).join(', ');
