import Joi from 'joi';
import { id, line, seconds } from '../../platform/http/validation.ts';
import { pathOrLink } from '../pathOrLink.ts';

interface StripBody {
  header: string;
  text: string;
  link?: string | null;
  city_id?: number | null;
  category_id?: number | null;
  date_start: number;
  date_end: number;
}

export const stripBody = Joi.object<StripBody>({
  header: line(80).min(3).required(),
  text: line(200).min(3).required(),
  link: line(500).empty('').default(null).allow(null).custom(pathOrLink),
  city_id: id.allow(null),
  category_id: id.allow(null),
  date_start: seconds.required(),
  date_end: seconds.required(),
});
