import type { SiteFacts } from '@odonta/api/contract';
import { findCompanyFacts, findPolicyVersion } from './content/pages/pages.open.ts';
import type { CardChoice } from './money/payments/settings.ts';

interface Installation {
  baseUrl: string;
  cards: Pick<CardChoice, 'terminal'>;
}

/** The site's facts about the company: read again for every rendering, so that no page shows outdated ones. */
export async function siteFacts({ baseUrl, cards }: Installation): Promise<SiteFacts> {
  const [facts, policy] = await Promise.all([findCompanyFacts(), findPolicyVersion()]);
  if (!facts || !policy) throw new Error('The pages of every installation are missing: contacts and policy');
  return {
    base_url: baseUrl,
    ...facts,
    phone: facts.phones[0]?.number ?? '',
    policy_version: policy.version,
    takes_test_cards: cards.terminal === null,
  };
}
