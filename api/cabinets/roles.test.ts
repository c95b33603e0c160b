import { LegalMember } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type LegalRole, legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { expect } from 'chai';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { colleague, company, type Party } from '../testing/cabinetOwners.ts';
import { useApi } from '../testing/useApi.ts';

describe('the cabinet of a company', () => {
  const api = useApi();
  let ours: Party;
  let endpoints: AnyEndpoint[];

  before(async () => {
    ours = await company(api, 'Посторонний');
    endpoints = api.endpoints.filter(
      ({ audience, path }) => audience.name === 'legal' && !path.endsWith('/logout'),
    );
  });

  it('is open to a member as far as his role reaches, and no further', async () => {
    const admitted: Record<string, string> = {};
    const tokens: [LegalRole, string][] = [];
    for (const role of Object.keys(legalRoles) as LegalRole[])
      tokens.push([role, await colleague(api, ours, role)]);
    for (const endpoint of endpoints) {
      const roles: string[] = [];
      for (const [role, token] of tokens) {
        const { status } = await api.call(endpoint.method, endpoint.path.replace(/:\w+/, '0'), {
          token,
          ...(endpoint.method !== 'get' && { body: { broken: true } }),
        });
        if (status !== 403) roles.push(role);
      }
      admitted[nameOf(endpoint)] = roles.join(' ');
    }
    const everybody = 'OWNER BUYER ACCOUNTANT TRAINEE';
    const own = Object.entries(admitted).filter(([name]) => !name.includes('/legal/users/'));
    expect(Object.fromEntries(own)).to.deep.equal({
      'get /legal/orders': 'OWNER BUYER',
      'get /legal/ahead': 'OWNER BUYER',
      'get /legal/employees': 'OWNER BUYER',
      'post /legal/employees/merge': 'OWNER BUYER',
      'post /legal/employees/rejoin': 'OWNER BUYER',
      'post /legal/employees/separate': 'OWNER BUYER',
      'post /legal/employees/unmerge': 'OWNER BUYER',
      'get /legal/requests': 'OWNER BUYER',
      'get /legal/training': everybody,
      'get /legal/training/export': everybody,
      'get /legal/tickets': everybody,
      'get /legal/documents': 'OWNER BUYER ACCOUNTANT',
      'get /legal/invoices/:id/pdf': 'OWNER BUYER ACCOUNTANT',
      'get /legal/documents/:id/pdf': 'OWNER BUYER ACCOUNTANT',
      'get /legal/loyalty': 'OWNER BUYER ACCOUNTANT',
      'get /legal/approvals': 'OWNER',
      'post /legal/approvals/:id/approve': 'OWNER',
      'post /legal/approvals/:id/reject': 'OWNER',
      'get /legal/members': 'OWNER',
      'post /legal/members': 'OWNER',
      'post /legal/members/:id/invite': 'OWNER',
      'put /legal/members/:id': 'OWNER',
      'delete /legal/members/:id': 'OWNER',
    });
    const ofHimself = Object.entries(admitted).filter(([name]) => name.includes('/legal/users/'));
    expect(ofHimself.filter(([, roles]) => roles !== everybody)).to.deep.equal([]);
  });

  it('shows an accountant papers, and neither the people on the courses nor the way to their orders', async () => {
    const { order } = ours;
    const token = await colleague(api, ours, 'ACCOUNTANT');
    const lists = endpoints.filter(({ method, path }) => method === 'get' && !path.includes(':'));
    const texts = await Promise.all(lists.map(({ path }) => api.call('get', path, { token })));
    const all = texts.map(({ text }) => text).join('\n');
    expect(all).to.include(order.number);
    const hidden = [
      order.token,
      order.phone,
      order.email ?? order.phone,
      ...order.participants.flatMap(({ ticket_code, phone }) => [ticket_code, phone ?? ticket_code]),
    ];
    expect(hidden.filter((each) => all.includes(each))).to.deep.equal([]);
  });

  it('shows a trainee his own training, on the screen and in the file, and none of his colleagues', async () => {
    const { legal_user_id } = ours.actor;
    const order = await api.given(() =>
      buildOrder({ legal_user_id, buyer_kind: 'LEGAL', status: 'CONFIRMED', people: 2 }),
    );
    const [own, other] = order.participants;
    await own?.update({ first_name: 'Своя' });
    await other?.update({ first_name: 'Чужая' });
    const token = await colleague(api, ours, 'TRAINEE', own?.email);
    const unproved = await colleague(api, ours, 'TRAINEE', other?.email);
    await LegalMember.update({ email_proved_at: null }, { where: { email: other?.email ?? '' } });
    const shown = (as: string) => api.call('get', '/legal/training', { token: as });
    const file = (as: string, chosen = '') =>
      api.call('get', `/legal/training/export?format=csv${chosen}`, { token: as });
    for (const { text } of [await shown(token), await file(token)])
      expect(text).to.include('Своя').and.not.include('Чужая').and.not.include(order.token);
    const stolen = await file(token, `&employee=${other?.id}`);
    expect([stolen.status, stolen.text.includes('Чужая')]).to.deep.equal([200, false]);
    for (const { text } of [await shown(unproved), await file(unproved)])
      expect(text).to.not.include('Чужая').and.not.include('Своя');
    expect((await shown(ours.token)).text)
      .to.include('Своя')
      .and.include('Чужая');
  });

  it('shows a trainee the ticket that was booked for him, and none of his colleagues', async () => {
    const [other, own] = ours.order.participants;
    const token = await colleague(api, ours, 'TRAINEE', own?.email);
    const { text } = await api.call('get', '/legal/tickets', { token });
    expect(text).to.include(own?.ticket_code).and.not.include(other?.ticket_code);
  });
});

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
