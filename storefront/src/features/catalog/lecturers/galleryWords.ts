import type { GalleryItem } from '@odonta/db/vocabulary/catalog/lecturerGallery.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «5 работ, 2 документа» */
export function galleryWords(gallery: readonly GalleryItem[]): string {
  const works = gallery.filter(({ kind }) => kind === 'WORK').length;
  const documents = gallery.length - works;
  return [
    works > 0 && plural(works, ['работа', 'работы', 'работ']),
    documents > 0 && plural(documents, ['документ', 'документа', 'документов']),
  ]
    .filter(Boolean)
    .join(', ');
}
