import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { degrees, prodTypeIds, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { groupSizes, searchPage } from '@odonta/db/vocabulary/catalog/search.ts';
import Joi from 'joi';
import { commaSeparated, flag, id, line, seconds } from '../../platform/http/validation.ts';

/** Search parameters. Lists mean any of their values, but `services`, which means all of them. */
export interface SearchParameters {
  query?: string;
  city?: string[];
  lecturer?: string[];
  lecturerSef?: string;
  dateStart?: number;
  dateEnd?: number;
  degree?: string[];
  isOnlyRecord?: boolean;
  /** Roubles, compared with the price valid now. */
  priceMin?: number;
  priceMax?: number;
  type?: number[];
  category?: number[];
  /** Academic hours, `min-max`; either end may be left out. */
  duration?: { min: number; max: number };
  services?: number[];
  priceType?: string[];
  /** The size of the group whose prices are shown, sorted and compared instead of one participant's. */
  group?: number;
  sortPrice?: 'asc' | 'desc';
  sortDate?: 'asc' | 'desc';
  limit: number;
  offset: number;
  disablePromotion?: boolean;
  isRelatedPromotion?: boolean;
  isPartnerBonusPromo?: boolean;
  disableId?: number[];
  ids?: number[];
  /** Also courses that are over, or not those; left out, they are shown to those who name them or their time. */
  past?: boolean;
  /** The query exactly as typed, without corrections. */
  exact?: boolean;
  /** Each series once, by its nearest date, instead of each of its dates. */
  series?: boolean;
  facets?: boolean;
}

const roubles = Joi.number().integer().min(0).max(100_000_000);
const direction = Joi.string().lowercase().valid('asc', 'desc');
const hours = Joi.string().custom((value: string, helpers) => {
  const ends = /^(\d{0,4})-(\d{0,4})$/.exec(value);
  return ends ? { min: Number(ends[1] || 0), max: Number(ends[2] || 9999) } : helpers.error('any.only');
});

export const searchParameters = Joi.object<SearchParameters>({
  query: line(200).empty(''),
  city: commaSeparated(line(100)),
  lecturer: commaSeparated(line(150)),
  lecturerSef: line(100),
  dateStart: seconds,
  dateEnd: seconds,
  degree: commaSeparated(Joi.string().valid(...Object.keys(degrees))),
  isOnlyRecord: flag,
  priceMin: roubles,
  priceMax: roubles,
  type: commaSeparated(Joi.number().valid(...prodTypeIds)),
  category: commaSeparated(Joi.number().valid(...categories.map((category) => category.id))),
  duration: hours,
  services: commaSeparated(Joi.number().valid(...Object.keys(services).map(Number))),
  priceType: commaSeparated(Joi.string().valid(...Object.keys(priceTypes))),
  group: Joi.number().integer().min(groupSizes.min).max(groupSizes.max),
  sortPrice: direction,
  sortDate: direction,
  limit: Joi.number().integer().min(0).max(searchPage.maxLimit).default(searchPage.defaultLimit),
  offset: Joi.number().integer().min(0).max(1_000_000).default(0),
  disablePromotion: flag,
  isRelatedPromotion: flag,
  isPartnerBonusPromo: flag,
  disableId: commaSeparated(id, 200),
  ids: commaSeparated(id, 200),
  past: flag,
  exact: flag,
  series: flag,
  facets: flag,
}).prefs({ convert: true });
