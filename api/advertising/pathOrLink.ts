import { isPathOrLink } from '@odonta/db/vocabulary/patterns.ts';
import { isPublicLink } from '@odonta/db/vocabulary/publicLink.ts';
import type { CustomValidator } from 'joi';

/** A page of this site, or an address elsewhere. */
export const pathOrLink: CustomValidator<string> = (value, helpers) =>
  isPathOrLink(value) ? value : helpers.message({ custom: 'Начните ссылку с / или с https://' });

/** The same of an advertiser: his address is a public one over https. */
export const pathOrPublicLink: CustomValidator<string> = (value, helpers) =>
  isPathOrLink(value) && (value.startsWith('/') || isPublicLink(value))
    ? value
    : helpers.message({ custom: 'Укажите адрес сайта с https:// или путь, который начинается с /' });
