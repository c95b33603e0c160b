export const galleryKinds = { WORK: 'Работа', DOCUMENT: 'Документ' } as const;
export type GalleryKind = keyof typeof galleryKinds;

/** A picture by which a lecturer is judged: a case he treated, or a diploma. `alt` is what it shows, in words. */
export interface GalleryItem {
  kind: GalleryKind;
  file: { filename: string; alt: string };
}

export const galleryAtMost = 24;
