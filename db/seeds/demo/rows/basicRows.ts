import { slugOf } from '../../../vocabulary/slugs.ts';
import type { CastGalleryItem } from '../cast/galleries.ts';
import type { CastCenter, CastLecturer } from '../cast/types.ts';
import { paragraphs } from '../html.ts';

export function centerRow(id: number, { address: _, ...columns }: CastCenter) {
  return { id, slug: slugOf(columns.name), ...columns, ...licenseOf(id, columns.status) };
}

/** Of centres at work; some of them teach without one. Numbers are of a region that does not exist. */
function licenseOf(id: number, status: CastCenter['status']) {
  const hasOne = status === 'CONFIRMED' && id % 5 !== 4;
  return {
    license_number: hasOne ? `Л035-00000-00/${String(100_000 + id * 37).padStart(8, '0')}` : null,
    license_issued_on: hasOne ? `20${16 + (id % 8)}-0${1 + (id % 9)}-15` : null,
  };
}

export function lecturerRow(
  id: number,
  { name, text, status }: CastLecturer,
  city_id: number | null,
  gallery: readonly CastGalleryItem[] = [],
) {
  return {
    id,
    sef: slugOf(name),
    name,
    text: paragraphs(text),
    city_id,
    gallery: gallery.map(({ kind, filename, alt }) => ({ kind, file: { filename, alt } })),
    status,
  };
}
