import type { NearbyCity } from '@odonta/api/contract';
import { nearbyCities } from '@odonta/db/vocabulary/catalog/search.ts';
import { run } from './cards.ts';
import { isNamed, plainCity, statementOf } from './conditions.ts';
import type { SearchParameters } from './parameters.ts';

const earthKm = 6371;

/** When a city gives few courses: the nearest other cities that have some, and how far they are. */
export async function nearbyOf(
  parameters: SearchParameters,
  textQuery: string | null,
  count: number,
): Promise<NearbyCity[]> {
  if (parameters.city === undefined || count >= nearbyCities.fewerThan) return [];
  const { where, values, counted } = statementOf(parameters, textQuery, ['city']);
  const named = `$${values.length + 1}`;
  return run<NearbyCity>(
    `with origin as materialized (select lat, lon from cities where ${isNamed(named)} and lat is not null and lon is not null),
       found as (select city_id, ${counted}::int as count from prod_cards where ${where} and city_id is not null group by city_id)
     select name as city, count, distance as distance_km
     from found join cities on id = city_id,
       lateral (select round(min(${distance}))::int as distance from origin) as measured
     where not ${isNamed(named)} and distance <= ${nearbyCities.withinKm}
     order by distance, count desc, name limit ${nearbyCities.shown}`,
    [...values, parameters.city.map(plainCity)],
  );
}

/** Over the globe, by the haversine formula. */
const distance = `2 * ${earthKm} * asin(sqrt(
  power(sin(radians(cities.lat - origin.lat)::float8 / 2), 2)
  + cos(radians(cities.lat)::float8) * cos(radians(origin.lat)::float8) * power(sin(radians(cities.lon - origin.lon)::float8 / 2), 2)))`;
