import type { SiteFacts } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { brand } from '../../../lib/brand.ts';

export function websiteData({ base_url }: SiteFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${base_url}/#website`,
    url: `${base_url}/`,
    name: brand.name,
    inLanguage: 'ru',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base_url}${paths.search}?q={term}` },
      'query-input': 'required name=term',
    },
  };
}

export function organizationData({ base_url, company, inn, phones, addresses, email }: SiteFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${base_url}/#organization`,
    url: `${base_url}/`,
    name: brand.name,
    legalName: company,
    taxID: inn,
    logo: `${base_url}/favicon.svg`,
    email,
    address: addresses.map(({ address }) => address),
    contactPoint: phones.map(({ number }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      email,
      contactType: 'customer service',
      availableLanguage: 'ru',
    })),
  };
}

export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData({ base_url }: SiteFacts, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${base_url}${path}`,
    })),
  };
}
