import type { SiteFacts } from '@odonta/api/contract';
import type { Config } from './config.ts';

/** What the site says of the company. Sample data until the owner's own stands in the settings. */
export function siteFacts({ baseUrl }: Pick<Config, 'baseUrl'>): SiteFacts {
  return {
    base_url: baseUrl,
    company: 'ООО «Одонта»',
    inn: '7701234560',
    ogrn: '1237700123456',
    phone: '+78000000000',
    email: 'hello@odonta.example',
  };
}
