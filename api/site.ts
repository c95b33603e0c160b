import type { SiteFacts } from '@odonta/api/contract';
import type { Config } from './config.ts';
import { findCompanyFacts, findPolicyVersion } from './resources/pages/pages.open.ts';

/** What the site says of the company: read anew for every rendering, so that no page can say yesterday's. */
export async function siteFacts({ baseUrl }: Pick<Config, 'baseUrl'>): Promise<SiteFacts> {
  const [facts, policy] = await Promise.all([findCompanyFacts(), findPolicyVersion()]);
  if (!facts || !policy) throw new Error('The pages of every installation are missing: contacts and policy');
  return {
    base_url: baseUrl,
    ...facts,
    phone: facts.phones[0]?.number ?? '',
    policy_version: policy.version,
  };
}
