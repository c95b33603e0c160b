import type { TopStrip as PublicStrip, StripPlace } from '@odonta/api/contract';
import { City, TopStrip } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { commaSeparated, id, line } from '../../platform/http/validation.ts';
import { isWithinDays } from '../banners/running.ts';

export const getTopStrip = endpoint({
  method: 'get',
  path: '/action',
  unkept: 'begins and ends by the clock',
  summary:
    'The announcement strip shown now, or null; of a city or a category that is named its own comes first',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<{ city?: string[]; category?: number[] }>({
    city: commaSeparated(line(100)),
    category: commaSeparated(id),
  }),
  handle: async ({ query: { city, category } }) => ({
    message: await runningStrip({ cities: city, categories: category }),
  }),
});

/** The narrowest that runs: of the category, then of the city, then of all pages. */
export async function runningStrip({
  cities = [],
  categories = [],
}: StripPlace = {}): Promise<PublicStrip | null> {
  const named =
    cities.length > 0 ? await City.findAll({ attributes: ['id'], where: { name: [...cities] } }) : [];
  const strip = await TopStrip.findOne({
    where: {
      status: 'PUBLISHED',
      ...isWithinDays(),
      [Op.or]: [
        { city_id: null, category_id: null },
        { category_id: [...categories] },
        { city_id: named.map((city) => city.id) },
      ],
    },
    order: [literal('category_id is null'), literal('city_id is null'), ['id', 'DESC']],
  });
  if (!strip) return null;
  const { id, header, text, link, date_end } = strip;
  return { id, header, text, link, date_end: secondsOf(date_end) };
}
