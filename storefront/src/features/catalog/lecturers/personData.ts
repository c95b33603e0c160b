import type { LecturerFull, SiteFacts } from '@odonta/api/contract';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';

export function personData(lecturer: LecturerFull, { base_url }: SiteFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: lecturer.name,
    url: `${base_url}${lecturerPath(lecturer)}`,
    description: plainText(lecturer.text, 300),
    ...(lecturer.filename === null
      ? {}
      : { image: `${base_url}${pictureSrc('lecturers', lecturer.filename, 640)}` }),
    ...(lecturer.city === null ? {} : { workLocation: { '@type': 'Place', name: lecturer.city } }),
  };
}
