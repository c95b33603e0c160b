import { type ResourceName, resources } from './resources.ts';

/** What the API names otherwise than the rights do: cities and categories are both a matter of `dictionaries`. */
const areas: Readonly<Record<string, ResourceName>> = {
  cities: 'dictionaries',
  categories: 'dictionaries',
  specializations: 'dictionaries',
  documents: 'pages',
  page_versions: 'pages',
  redirects: 'seo',
  page_metas: 'seo',
  meta_faults: 'seo',
  outbox: 'queues',
  vouchers: 'bonus_accounts',
};

/** The names under which an area of rights is found in addresses and journals. */
export function namesIn(area: ResourceName): string[] {
  return [area, ...Object.keys(areas).filter((name) => areas[name] === area)];
}

/** The area whose rights decide about a resource of the API. */
export function areaOf(name: string): ResourceName | undefined {
  return areas[name] ?? (name in resources ? (name as ResourceName) : undefined);
}
