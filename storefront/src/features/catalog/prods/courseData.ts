import type { ProdFull, SiteFacts } from '@odonta/api/contract';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { plainText } from '../../../lib/plainText.ts';
import { isOnline } from './prodWords.ts';

/** The specification fixes the workload, independently of the hours of the course. */
const workload = 'PT6H';

export function courseData(prod: ProdFull, { base_url }: SiteFacts) {
  const url = `${base_url}${prod.canonical}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: prod.name,
    description: plainText(prod.text, 300),
    inLanguage: 'ru',
    ...(prod.file_preview.filename
      ? { image: `${base_url}${pictureSrc('prods', prod.file_preview.filename, 1200)}` }
      : {}),
    provider: { '@type': 'Organization', name: prod.center.name },
    offers: offer(prod, url),
    hasCourseInstance: [instance(prod, base_url), ...datesOf(prod).map((card) => instance(card, base_url))],
    ...(prod.ratings.count > 0 ? { aggregateRating: rating(prod.ratings) } : {}),
  };
}

function offer(prod: ProdFull, url: string) {
  const { price_now, state, is_canceled } = prod;
  const isOpen = bookableStates.includes(state) && !is_canceled;
  return {
    '@type': 'Offer',
    url,
    price: price_now,
    priceCurrency: 'RUB',
    category: price_now === 0 ? 'Free' : 'Paid',
    availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
  };
}

/** Other dates of the series, without past ones. */
const datesOf = ({ dates }: ProdFull) => dates.filter(({ state }) => state !== 'PAST');

type LockedRow = Pick<ProdFull, 'date_start' | 'date_end' | 'city'> & {
  address?: string | null;
  lecturers: readonly { name: string; sef: string }[];
};

function instance(prod: LockedRow, base: string) {
  const { date_start, date_end } = prod;
  return {
    '@type': 'CourseInstance',
    courseMode: isOnline(prod) ? 'Online' : 'Onsite',
    courseWorkload: workload,
    ...(date_start === null ? {} : { startDate: dayOf(date_start), endDate: dayOf(date_end || date_start) }),
    ...(prod.city === null ? {} : { location: placeData(prod.city, prod.address ?? null) }),
    instructor: prod.lecturers.map((lecturer) => ({
      '@type': 'Person',
      name: lecturer.name,
      url: `${base}${lecturerPath(lecturer)}`,
    })),
  };
}

function placeData(city: string, address: string | null) {
  return {
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: city,
      ...(address === null ? {} : { streetAddress: address }),
    },
  };
}

function rating({ total, count }: ProdFull['ratings']) {
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((total / count) * 10) / 10,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
