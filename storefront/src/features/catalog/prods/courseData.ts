import type { ProdFull, SiteFacts } from '@odonta/api/contract';
import { centerPath, lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { issuedDocuments } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { isOnline } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';

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
    ...(prod.specialities.length > 0 ? { audience: audience(prod.specialities) } : {}),
    ...(prod.issued_documents.length > 0 ? { educationalCredentialAwarded: credentials(prod) } : {}),
    provider: {
      '@type': 'Organization',
      name: prod.center.name,
      url: `${base_url}${centerPath(prod.center)}`,
    },
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

const audience = (specialities: readonly string[]) => ({
  '@type': 'EducationalAudience',
  educationalRole: specialities.join(', '),
});

const credentials = ({ issued_documents }: ProdFull) =>
  issued_documents.map((document) => ({
    '@type': 'EducationalOccupationalCredential',
    name: issuedDocuments[document],
  }));

type LockedRow = Pick<ProdFull, 'date_start' | 'date_end' | 'city'> & {
  address?: string | null;
  schedule?: ProdFull['schedule'];
  utc_offset?: ProdFull['utc_offset'];
  lecturers: readonly { name: string; sef: string }[];
};

function instance(prod: LockedRow, base: string) {
  const { date_start, date_end } = prod;
  return {
    '@type': 'CourseInstance',
    courseMode: isOnline(prod) ? 'Online' : 'Onsite',
    courseWorkload: workload,
    ...(date_start === null
      ? {}
      : { startDate: dayOf(date_start), endDate: dayOf(date_end || date_start), ...hoursData(prod) }),
    ...(prod.city === null ? {} : { location: placeData(prod.city, prod.address ?? null) }),
    instructor: prod.lecturers.map((lecturer) => ({
      '@type': 'Person',
      name: lecturer.name,
      url: `${base}${lecturerPath(lecturer)}`,
    })),
  };
}

/** With the clock of the venue: «2027-03-12T10:00+07:00». */
function hoursData({ schedule = [], utc_offset = moscowOffset }: LockedRow) {
  const [first, last] = [schedule[0], schedule.at(-1)];
  if (!first || !last) return {};
  const at = (day: string, time: string) => `${day}T${time}+${String(utc_offset).padStart(2, '0')}:00`;
  return { startDate: at(first.day, first.from), endDate: at(last.day, last.to) };
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
