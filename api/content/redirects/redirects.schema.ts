import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { contentPaths } from '@odonta/db/vocabulary/content/pages.ts';
import Joi from 'joi';
import { invalid } from '../../platform/http/errors.ts';

export interface RedirectLine {
  from_path: string;
  /** Null says that the page is gone for good. */
  to_path: string | null;
}

export const brokenEscape = 'Знак % в адресе пишется как %25';

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
  .custom((path: string, helpers) => (isWhole(path) ? path : helpers.error('path.escape')))
  .messages({
    'path.escape': brokenEscape,
    'string.pattern.base': 'Адрес на этом сайте начинается с /',
    'any.invalid': 'Адрес не может вести на себя',
  });

/** Every `%` begins the escape of a letter. Redirects stored before this rule are answered too, with their `%` escaped. */
function isWhole(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

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
  const live: readonly string[] = [paths.home, paths.search, paths.lecturers, paths.basket, ...contentPaths];
  if (live.includes(path) || /^\/(api|adm|adm-next|health|metrics|uploads)(\/|$)/.test(path))
    throw invalid({ from_path: 'По этому адресу есть страница' });
}
