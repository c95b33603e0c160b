import type { NearbyCity } from '@odonta/api/contract';
import { nearbyCities } from '@odonta/db/vocabulary/catalog/search.ts';
import { currentCards } from './columns/currentCards.ts';
import { countsIn } from './facetCounts.ts';
import { matching } from './matching.ts';
import { isNamed, plainCity, type Question } from './question.ts';
import { run } from './statements.ts';

const earthKm = 6371;

/** When a city gives few courses: the nearest other cities that have some, and how far they are. */
export async function nearbyOf(question: Question, count: number): Promise<NearbyCity[]> {
  const { city, series = false } = question.asked;
  if (city === undefined || count >= nearbyCities.fewerThan) return [];
  const cards = await currentCards();
  const found = countsIn(cards, matching(cards, question, ['city']), series).ofCities();
  return run<NearbyCity>(nearest, [
    city.map(plainCity),
    found.map(([id]) => id),
    found.map(([, many]) => many),
  ]);
}

/** Over the globe, by the haversine formula. */
const distance = `2 * ${earthKm} * asin(sqrt(
  power(sin(radians(cities.lat - origin.lat)::float8 / 2), 2)
  + cos(radians(cities.lat)::float8) * cos(radians(origin.lat)::float8) * power(sin(radians(cities.lon - origin.lon)::float8 / 2), 2)))`;

const nearest = `
  with origin as materialized (select lat, lon from cities where ${isNamed('$1')} and lat is not null and lon is not null)
  select name as city, count, distance as distance_km
  from unnest($2::int[], $3::int[]) as found (id, count) join cities using (id),
    lateral (select round(min(${distance}))::int as distance from origin) as measured
  where not ${isNamed('$1')} and distance <= ${nearbyCities.withinKm}
  order by distance, count desc, name limit ${nearbyCities.shown}`;
