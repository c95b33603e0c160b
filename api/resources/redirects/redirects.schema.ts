import { contentPaths } from '@odonta/db/vocabulary/site/pages.ts';
import Joi from 'joi';
import { invalid } from '../../http/errors.ts';

export interface RedirectLine {
  from_path: string;
  /** Null says that the page is gone for good. */
  to_path: string | null;
}

const fromPath = Joi.string()
  .trim()
  .max(500)
  .pattern(/^\/[^/?#\s][^?#\s]*$/)
  .messages({ 'string.pattern.base': 'Адрес начинается с / и не содержит ? и #' });
const toPath = Joi.string()
  .trim()
  .max(500)
  .pattern(/^\/(?!\/)\S*$/)
  .invalid(Joi.ref('from_path'))
  .messages({
    'string.pattern.base': 'Адрес на этом сайте начинается с /',
    'any.invalid': 'Адрес не может вести на себя',
  });

export const redirectLine = Joi.object<RedirectLine>({
  from_path: fromPath.required(),
  to_path: toPath.allow(null).required(),
});

export interface RedirectBody {
  from_path: string;
  to_path?: string | null;
  status?: 301 | 410;
}

export const redirectBody = Joi.object<RedirectBody>({
  from_path: fromPath.required(),
  to_path: toPath.allow(null, ''),
  status: Joi.number().valid(301, 410),
});

/** A page that is always there cannot have moved. */
export function refuseLivePage(path: string): void {
  const live: readonly string[] = ['/', '/search', '/lecturers', '/basket', ...contentPaths];
  if (live.includes(path) || /^\/(api|adm|adm-next|health|metrics|uploads)(\/|$)/.test(path))
    throw invalid({ from_path: 'По этому адресу есть страница' });
}
