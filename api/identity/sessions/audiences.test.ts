import {
  buildCenter,
  buildIndividual,
  buildLegalMember,
  buildPartner,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { knock } from '../../testing/accessMatrix.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi } from '../../testing/useApi.ts';
import { individualAccounts, legalAccounts } from './accountKinds.ts';

/** The audiences of each kind of token, and the home of its owner. */
const kinds = {
  staff: { audiences: ['staff', 'user'], home: '/adm/me' },
  partner: { audiences: ['user', 'cabinet'], home: '/partner/me' },
  legal: { audiences: ['legal', 'cabinet'], home: '/legal/users/me' },
  individual: { audiences: ['individual', 'cabinet'], home: '/individual/me' },
} as const;
type Kind = keyof typeof kinds;

describe('tokens of the four kinds', () => {
  const api = useApi();
  let tokens: Record<Kind, string>;

  before(async () => {
    tokens = {
      staff: (await api.staff('ADMIN')).token,
      partner: await api.tokenOf(await buildPartner(await buildCenter(), { roles: ['ADMIN'] })),
      legal: await api.tokenOf(await buildLegalMember(), legalAccounts),
      individual: await api.tokenOf(await buildIndividual(), individualAccounts),
    };
  });

  /** One endpoint for each audience, method and first words of its path. */
  const families = (endpoints: readonly AnyEndpoint[]) => {
    const familyOf = ({ audience, method, path }: AnyEndpoint) =>
      [audience.name, method, ...path.split('/').slice(1, 4)].join(' ');
    return [...new Map(endpoints.map((endpoint) => [familyOf(endpoint), endpoint])).values()];
  };

  for (const kind of Object.keys(kinds) as Kind[])
    it(`of ${kind} open nothing abroad, and still open what is at home`, async function () {
      this.timeout(120_000);
      const audiences: readonly string[] = [...kinds[kind].audiences, 'buyer', 'open'];
      const abroad = families(api.endpoints).filter(({ audience }) => !audiences.includes(audience.name));
      const caller = { name: kind, token: tokens[kind], is: 'nobody' } as const;
      const wrong = await inParallel(abroad, async (endpoint) => {
        const cell = { endpoint, path: endpoint.path, caller, verdict: 401 } as const;
        const status = await knock(api.call, cell, '1');
        return status === 401 || status === 403 ? [] : [`${endpoint.method} ${endpoint.path} → ${status}`];
      });
      expect(wrong.flat()).to.deep.equal([]);
      expect((await api.call('get', kinds[kind].home, { token: tokens[kind] })).status).to.equal(200);
      console.log(`      ${kind}: ${abroad.length} families, wrong: 0`);
    });
});
