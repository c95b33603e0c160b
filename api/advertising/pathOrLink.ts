import { isPathOrLink } from '@odonta/db/vocabulary/patterns.ts';
import type { CustomValidator } from 'joi';

/** A page of this site, or an address elsewhere. */
export const pathOrLink: CustomValidator<string> = (value, helpers) =>
  isPathOrLink(value) ? value : helpers.message({ custom: 'Начните ссылку с / или с https://' });
