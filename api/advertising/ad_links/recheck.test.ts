import type { StaffBanner } from '@odonta/api/contract';
import { AdLink, type Banner, Letter } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { buildBanner, buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import { answering } from '../../platform/webhooks/testing/receiver.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { checkDueLinks, writeLinkProblems } from './recheck.ts';

describe('the link of a running banner', () => {
  const api = useApi();
  const site = useReceiver(api);
  const staff = useStaff(api, 'MANAGER_BANNER');
  let banner: Banner;

  beforeEach(async () => {
    const { id: center_id } = await buildCenter({ email: 'center@example.ru' });
    banner = await buildRunningBanner({ center_id, url: `${site.origin}/${center_id}` });
  });

  const known = () => AdLink.findByPk(banner.url ?? '', { rejectOnEmpty: true });
  const check = () => checkDueLinks(api.sequelize);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  /** As if the last check had been so long ago, and the first failed one a while before it. */
  async function age(minutes: number, failed = minutes) {
    const link = await known();
    const problem_since = ago(failed);
    await link.update({
      checked_at: ago(minutes),
      ...(link.problem !== null && { problem_since }),
    });
  }
  const letters = () => Letter.count({ where: { kind: 'banner_link_broken', record_id: banner.id } });
  const queued = async () =>
    (
      await api.call<StaffBanner[]>('get', '/adm/banner_campaigns?filter={"has_link_problem":true}', {
        token: staff.token,
      })
    ).body.message
      .filter(({ id }) => id === banner.id)
      .map(({ link_problem }) => link_problem);
  const asked = async () => {
    site.received.length = 0;
    await check();
    return site.received.filter(({ path }) => banner.url?.endsWith(path)).length;
  };

  it('is asked again after a day, and one with a problem after ten minutes', async () => {
    expect(await asked()).to.equal(0);
    await age(23 * 60);
    expect(await asked()).to.equal(0);
    await age(25 * 60);
    site.answer = answering(500);
    expect(await asked()).to.equal(1);
    expect((await known()).problem).to.equal('Страница отвечает 500');
    await age(9);
    expect(await asked()).to.equal(0);
    await age(11);
    expect(await asked()).to.equal(1);
  });

  it('is asked of no banner that is over, that staff have entered, or that is not sent yet', async () => {
    await age(25 * 60);
    const { center_id, url } = banner;
    const not = async (given: object) => {
      await banner.reload().then((row) => row.update(given));
      return asked();
    };
    expect(await not({ date_end: ago(1), date_start: ago(2) })).to.equal(0);
    expect(await not({ date_end: ago(-60), status: 'CREATED', submitted_at: null })).to.equal(0);
    await buildBanner({ center_id, url });
    expect(await asked()).to.equal(0);
    expect(await not({ submitted_at: new Date() }), 'the control').to.equal(1);
  });

  it('that fails for an hour is written about once and waits for staff, while the banner runs on', async () => {
    site.answer = answering(302, '', { Location: 'http://localhost:1/' });
    await age(25 * 60);
    await check();
    await writeLinkProblems();
    expect([await letters(), await queued()], 'a restart of the site').to.deep.equal([0, []]);
    await age(11, 59);
    await check();
    await age(0, 61);
    expect(await queued()).to.deep.equal(['Ссылка ведёт на другой сайт: localhost']);
    for (const _ of [1, 2]) await writeLinkProblems();
    const [letter] = await Letter.findAll({ where: { kind: 'banner_link_broken', record_id: banner.id } });
    expect([await letters(), letter?.to]).to.deep.equal([1, 'center@example.ru']);
    expect(letter?.text).to.include('Ссылка ведёт на другой сайт.').and.not.include('localhost');
    const { version } = banner;
    expect([(await banner.reload()).status, banner.version]).to.deep.equal(['CONFIRMED', version]);
  });

  it('that answers again leaves the queue, and is written about again when it fails anew', async () => {
    site.answer = answering(404);
    await age(25 * 60);
    await check();
    await age(0, 61);
    await writeLinkProblems();
    site.answer = answering(200);
    await age(11, 72);
    await check();
    expect([(await known()).problem, await queued()]).to.deep.equal([null, []]);
    site.answer = answering(404);
    await age(25 * 60);
    await check();
    await api.sequelize.query(`update banners set link_written_at = now() - interval '2 days'`);
    await age(0, 61);
    await writeLinkProblems();
    expect(await letters()).to.equal(2);
  });
});
