import type { SignedIn, StaffProd } from '@odonta/api/contract';
import { Session, type User } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { type AnyEndpoint, demandsOf, endpoint } from '../../platform/http/endpoint.ts';
import { isOpenToImpersonators } from '../../platform/http/impersonation.ts';
import { digestOf } from '../../testing/digest.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { staffAudience } from './audiences.ts';

const reason = 'Проверяю жалобу на доступ';
const refusal = 'Пока вы вошли за другого, это закрыто';

/** Open writes need no right to anything: not to sales, money, loyalty or identity. */
const openSubjects = [
  'any staff',
  'articles',
  'banner_campaigns',
  'centers',
  'dictionaries',
  'director_questions',
  'gifts',
  'himself',
  'lecturers',
  'manager_requests',
  'pages',
  'pinnings',
  'prod_questions',
  'prod_revisions',
  'prod_seo',
  'prods',
  'related_promotions',
  'reviews',
  'seo',
  'synonyms',
  'top_strip',
];

describe('what staff may do while they act as another', () => {
  const api = useApi();
  const admin = useStaff(api, 'ADMIN');

  const enter = async ({ id }: User) => {
    const path = `/adm/users/${id}/impersonate`;
    return (await api.call<SignedIn>('post', path, { token: admin.token, body: { reason } })).body.message
      .token;
  };
  /** An impossible impersonator: with every right, so that only the declaration refuses. */
  const entered = async (user: User) => {
    const token = await api.tokenOf(user);
    await Session.update(
      { deputy_id: admin.user.id, deputy_reason: reason },
      { where: { subject_id: user.id } },
    );
    return token;
  };

  it('is refused by name at every write of every cabinet that is not declared open', async function () {
    this.timeout(120_000);
    const staff = await entered((await api.staff('ADMIN')).user);
    const partner = await entered(await buildPartner(await buildCenter()));
    const writes = api.endpoints.filter(
      ({ method, audience }) => method !== 'get' && audience.name !== 'open',
    );
    const closed = writes.filter((one) => !isOpenToImpersonators(one));
    const before = await digestOf(api.sequelize);
    const leaks = await inParallel(closed, async (one) => {
      const token = ofPartners.includes(one.audience.name) ? partner : staff;
      const path = one.path.replace(/:\w+/g, '1');
      const { status, body } = await api.call(one.method, path, { token, body: {} });
      const isRefused = one.audience.impersonates
        ? status === 403 && (String(body.message) === refusal || isForBuyersAlone(one))
        : status === 401;
      return isRefused ? [] : [`${one.method} ${one.path} → ${status}`];
    });
    expect(leaks.flat()).to.deep.equal([]);
    expect(await digestOf(api.sequelize)).to.deep.equal(before);
    console.log(`      ${closed.length} of ${writes.length} writes are closed to impersonators`);
  });

  it('is declared for the catalogue, the content and requests of visitors alone', () => {
    const opened = api.endpoints.filter((one) => one.method !== 'get' && isOpen(one));
    const subjects = opened.flatMap((one) => demandsOf(one).map((demand) => String(demand).split('.')[0]));
    expect([...new Set(subjects)].sort()).to.deep.equal(openSubjects);
    for (const right of ['gifts.edit', 'related_promotions.edit']) {
      const files = opened.filter((one) => demandsOf(one).includes(right)).map(({ path }) => path);
      expect(files, 'pictures of all').to.deep.equal(['/adm/files']);
    }
  });

  it('closes a new write that nobody has declared', async () => {
    const token = await enter((await api.staff('COURSE_EDITOR')).user);
    const write = { method: 'post', summary: 'New', audience: staffAudience, allow: 'any staff' } as const;
    const handle = async () => ({ message: 'written' });
    const node = await api.node({
      endpoints: [
        endpoint({ ...write, path: '/adm/forgotten', handle }),
        endpoint({ ...write, path: '/adm/declared', impersonator: 'allowed', handle }),
      ],
    });
    const deleted = await node.call('post', '/adm/forgotten', { token });
    const declared = await node.call('post', '/adm/declared', { token });
    await node.close();
    expect([deleted.status, deleted.body.message]).to.deep.equal([403, refusal]);
    expect(declared.status).to.equal(200);
  });

  it('reaches a closed action neither in bulk nor by the transitions offered', async () => {
    const head = await api.staff('ROP_COURSE');
    const token = await enter(head.user);
    const prod = await api.given(() => buildProd());
    const bulk = (move: string) =>
      api.call('post', '/adm/prods/bulk/preview', {
        token,
        body: { ids: [prod.id], action: 'move', move, body: {} },
      });
    const refused = await bulk('cancel_event');
    expect([refused.status, refused.body.message]).to.deep.equal([403, refusal]);
    const paused = await bulk('pause_sales');
    expect(paused.status, paused.text).to.equal(200);
    const offered = async (own: string) => {
      const { body } = await api.call<StaffProd>('get', `/adm/prods/${prod.id}`, { token: own });
      return body.message.available_transitions.map(({ name }) => name);
    };
    expect(await offered(token))
      .to.include('pause_sales')
      .and.not.include('cancel_event');
    expect(await offered(head.token)).to.include('cancel_event');
  });

  it('takes no file of a report away', async () => {
    const head = await api.staff('ROP_COURSE', 'BOOKKEEPER');
    const file = (token: string) => api.call('get', '/adm/reports/sales/file?format=csv', { token });
    expect((await file(await enter(head.user))).status).to.equal(403);
    expect((await file(head.token)).status, 'the control').to.equal(200);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const ofPartners: readonly string[] = ['user', 'cabinet'];
const isForBuyersAlone = (one: AnyEndpoint) => demandsOf(one).every((demand) => demand === 'buyer');
const isOpen = (one: AnyEndpoint) => one.audience.name !== 'open' && isOpenToImpersonators(one);
