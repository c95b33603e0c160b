import type { OwnBanner, StaffApproval, StaffBanner } from '@odonta/api/contract';
import { AdLink, Banner, type Center } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import { checkDueLinks } from '../../advertising/ad_links/recheck.ts';
import { answering } from '../../platform/webhooks/testing/receiver.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('the link of a banner that a centre sends', () => {
  const api = useApi();
  const site = useReceiver(api);
  const staff = useStaff(api, 'MANAGER_BANNER');
  let center: Center;
  let token: string;
  let banner: Banner;

  before(async () => {
    center = await buildCenter();
    token = await api.tokenOf(await buildPartner(center));
  });
  beforeEach(() => fill({ status: 'CREATED' }));

  /** A banner that leads to the site, which nobody has asked yet. */
  async function fill(given: { status: 'CREATED' | 'CONFIRMED'; submitted_at?: Date }) {
    await Banner.destroy({ where: {} });
    banner = await buildRunningBanner({ center_id: center.id, url: site.url, ...given });
    await AdLink.destroy({ where: {} });
  }
  const path = () => `/partner/advertising/banners/${banner.id}`;
  const submit = (by = token) => api.call<OwnBanner>('post', `${path()}/submit`, { token: by, body: {} });
  const change = (body: object) => api.call<OwnBanner>('put', path(), { token, body });
  const approve = () =>
    api.call<StaffBanner>('post', `/adm/banner_campaigns/${banner.id}/approve`, {
      token: staff.token,
      body: {},
    });
  const own = async () => (await api.call<OwnBanner>('get', path(), { token })).body.message;

  it('must answer: the reason stands beside the field, and nothing is sent; once it answers, all is', async () => {
    site.answer = answering(404);
    const refused = await submit();
    expect([refused.status, refused.body.errors]).to.deep.equal([422, { url: 'Страница отвечает 404' }]);
    expect(await own()).to.deep.include({ submitted_at: null, link_problem: 'Страница отвечает 404' });
    site.answer = answering(302, '', { Location: 'http://localhost:1/' });
    expect((await submit()).body.errors).to.deep.equal({ url: 'Ссылка ведёт на другой сайт: localhost' });
    expect((await banner.reload()).submitted_at).to.equal(null);
    site.answer = answering(200);
    expect((await submit()).body.message).to.deep.include({
      status_label: 'На модерации',
      link_problem: null,
    });
    expect((await approve()).body.message.status).to.equal('CONFIRMED');
  });

  it('is asked for no stranger, for nothing that is not whole, and not twice in ten minutes', async () => {
    const stranger = await api.tokenOf(await buildPartner(await buildCenter()));
    expect((await submit(stranger)).status).to.equal(404);
    const { alt } = banner;
    await banner.update({ alt: null });
    expect((await submit()).body.errors).to.have.all.keys('alt');
    expect(site.received).to.deep.equal([]);
    await banner.update({ alt });
    expect((await submit()).status).to.equal(200);
    await banner.reload().then((row) => row.update({ submitted_at: null }));
    expect((await submit()).status).to.equal(200);
    expect(site.received).to.have.length(1);
  });

  it('locks nothing while its site is waited for', async () => {
    const asked = Promise.withResolvers<() => void>();
    site.answer = (response) => asked.resolve(() => void response.end('ok'));
    const sending = submit();
    const answer = await asked.promise;
    await api.sequelize.query(`select from banners where id = ${banner.id} for update nowait`);
    answer();
    expect((await sending).status).to.equal(200);
  });

  it('that is exchanged while the former one is asked is not sent unasked', async () => {
    const asked = Promise.withResolvers<() => void>();
    site.answer = (response) => asked.resolve(() => void response.end('ok'));
    const sending = submit();
    const answer = await asked.promise;
    await banner.update({ url: `${site.url}/other` });
    answer();
    const { status, text } = await sending;
    expect([status, text.includes('ещё не проверена')]).to.deep.equal([409, true]);
  });

  it('of one site is asked ten times a minute at most', async () => {
    site.answer = answering(500);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await submit()).status);
    expect(statuses).to.deep.equal([...Array(10).fill(422), 429]);
    expect(site.received).to.have.length(10);
  });

  it('is accepted by staff only after it has answered, also where they have typed it themselves', async () => {
    await fill({ status: 'CREATED', submitted_at: new Date() });
    const unasked = await approve();
    expect([unasked.status, unasked.text.includes('ещё не проверена')]).to.deep.equal([409, true]);
    expect((await own()).is_link_checked).to.equal(false);
    site.answer = answering(410);
    await checkDueLinks(api.sequelize);
    const refused = await approve();
    expect([refused.status, refused.text.includes('Страница отвечает 410')]).to.deep.equal([409, true]);
    expect((await banner.reload()).status).to.equal('CREATED');
    const { body } = await api.call<StaffBanner>('get', `/adm/banner_campaigns/${banner.id}`, {
      token: staff.token,
    });
    expect(body.message.link_problem).to.equal('Страница отвечает 410');
    site.answer = answering(200);
    const before = new Date(Date.now() - 11 * 60_000);
    await AdLink.update({ checked_at: before, problem_since: before }, { where: { url: site.url } });
    await checkDueLinks(api.sequelize);
    expect((await approve()).body.message.status).to.equal('CONFIRMED');
  });

  it('of a change is asked too, before it waits for staff and before they accept it', async () => {
    await fill({ status: 'CONFIRMED' });
    const waiting = async () =>
      (await api.call<StaffApproval[]>('get', '/adm/approvals', { token: staff.token })).body.message.find(
        ({ record_id }) => record_id === banner.id,
      );
    const lost = await change({ alt: 'Новая', url: '/net-takoj' });
    expect(lost.body.errors).to.deep.equal({ url: 'Такой страницы на нашем сайте нет' });
    expect(await waiting()).to.equal(undefined);
    expect((await change({ alt: 'Прежняя ссылка' })).status, 'it runs already').to.equal(200);
    expect(site.received).to.deep.equal([]);
    expect((await api.call('post', `${path()}/withdraw_change`, { token, body: {} })).status).to.equal(200);
    expect((await change({ alt: 'Новая', url: '/search' })).status).to.equal(200);
    await AdLink.destroy({ where: {} });
    const confirm = async () =>
      api.call('post', `/adm/approvals/${(await waiting())?.id ?? 0}/confirm`, {
        token: staff.token,
        body: {},
      });
    expect((await confirm()).status).to.equal(409);
    expect((await banner.reload()).alt).to.equal('Курсы');
    await checkDueLinks(api.sequelize);
    expect((await confirm()).status).to.equal(200);
    expect((await banner.reload()).alt).to.equal('Новая');
  });

  it('may be a page of our own site that exists, by its path or whole', async () => {
    for (const [url, errors] of [
      ['/partner/no-such-page', { url: 'Такой страницы на нашем сайте нет' }],
      ['/search?q=имплантация#list', undefined],
    ] as const) {
      await banner.update({ url });
      expect((await submit()).body.errors, url).to.deep.equal(errors);
    }
    expect(site.received).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
