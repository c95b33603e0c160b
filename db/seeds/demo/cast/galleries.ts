import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { GalleryKind } from '../../../vocabulary/catalog/lecturerGallery.ts';
import type { LecturerKey } from './lecturers.ts';

export interface CastGalleryItem {
  kind: GalleryKind;
  filename: string;
  alt: string;
  /** A motif of this category, or the title of a diploma. */
  drawn: CategoryId | string;
}

/** Works and documents of two lecturers. */
export const galleries: Partial<Record<LecturerKey, readonly CastGalleryItem[]>> = {
  gorelov: [
    {
      kind: 'WORK',
      filename: 'gorelov-kanaly',
      alt: 'Перелечивание моляра: схема четырёх каналов',
      drawn: 2,
    },
    { kind: 'WORK', filename: 'gorelov-snimok', alt: 'Контроль через год: срез КЛКТ', drawn: 9 },
    { kind: 'DOCUMENT', filename: 'gorelov-kmn', alt: 'Диплом кандидата медицинских наук', drawn: 'Диплом' },
  ],
  peshehonov: [
    { kind: 'WORK', filename: 'peshehonov-restavratsiya', alt: 'Послойная реставрация премоляра', drawn: 1 },
    { kind: 'WORK', filename: 'peshehonov-nakladka', alt: 'Керамическая накладка на модели', drawn: 5 },
  ],
};
