import type { CenterFull, SiteFacts } from '@odonta/api/contract';
import { centerPath } from '@odonta/db/vocabulary/addresses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';

export function centerData(center: CenterFull, { base_url }: SiteFacts) {
  const { name, description, filename, city, license, ratings } = center;
  const url = `${base_url}${centerPath(center)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': `${url}#organization`,
    name,
    url,
    ...(filename ? { logo: `${base_url}${pictureSrc('centers', filename, 640)}` } : {}),
    ...(description ? { description: plainText(description, 300) } : {}),
    ...(city ? { address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city } } : {}),
    ...(license
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: 'license',
            name: 'Лицензия на образовательную деятельность',
            identifier: license.number,
            ...(license.until ? { validUntil: license.until } : {}),
          },
        }
      : {}),
    ...(ratings.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round((ratings.total / ratings.count) * 10) / 10,
            reviewCount: ratings.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
