import type { OwnBanner, Banner as PublicBanner, StaffApproval } from '@odonta/api/contract';
import { AdPlace, type AdSlot, type Banner, type Center, Letter } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { closeStaleApprovals } from '../../tools/approvals/closing.ts';

describe('a banner of a centre that is on the site', () => {
  const api = useApi();
  let center: Center;
  let slot: AdSlot;
  let banner: Banner;
  let token: string;
  let staff: string;

  before(async () => {
    slot = await sellSlot(5);
  });
  beforeEach(async () => {
    center = await buildCenter({ email: 'center@example.ru' });
    token = await api.tokenOf(await buildPartner(center));
    staff = (await api.staff('MANAGER_BANNER')).token;
    banner = await buildRunningBanner({ center_id: center.id, alt: 'Прежняя' });
    await AdPlace.destroy({ where: { ad_slot_id: slot.id } });
    const place = { ad_slot_id: slot.id, week: weekOf(new Date()), place: 1 };
    await AdPlace.create({ ...place, banner_id: banner.id });
  });

  const path = () => `/partner/advertising/banners/${banner.id}`;
  const change = (body: object) => api.call<OwnBanner>('put', path(), { token, body });
  const act = (name: string) => api.call<OwnBanner>('post', `${path()}/${name}`, { token, body: {} });
  const staffActs = (name: string) =>
    api.call('post', `/adm/banner_campaigns/${banner.id}/${name}`, { token: staff, body: {} });
  const decide = async (how: 'confirm' | 'reject', body: object = {}, by = staff) =>
    api.call('post', `/adm/approvals/${(await waiting())?.id ?? 0}/${how}`, { token: by, body });
  const waiting = async () =>
    (await api.call<StaffApproval[]>('get', '/adm/approvals', { token: staff })).body.message.find(
      ({ record_id }) => record_id === banner.id,
    );
  const onSite = async () => {
    const asked = '/banner/get?position=5';
    const { body } = await api.call<PublicBanner[]>('get', asked);
    return body.message.find(({ id }) => id === banner.id)?.alt;
  };

  it('a change waits for staff while the former banner is shown; once accepted it is on the site', async () => {
    const { body } = await change({ alt: 'Новая' });
    expect([body.message.alt, body.message.waiting?.creative]).to.deep.equal(['Прежняя', { alt: 'Новая' }]);
    expect(await onSite()).to.equal('Прежняя');
    expect((await change({ alt: 'Ещё новее' })).status).to.equal(200);
    expect((await decide('confirm')).status).to.equal(200);
    expect(await onSite()).to.equal('Ещё новее');
    const letters = await Letter.findAll({ where: { kind: 'banner_change_decided', record_id: banner.id } });
    expect(letters.map(({ to, subject }) => [to, subject])).to.deep.equal([
      ['center@example.ru', `Баннер № ${banner.id} обновлён`],
    ]);
  });

  it('a change that is refused leaves the banner as it is and says why', async () => {
    await change({ alt: 'Новая' });
    expect((await decide('reject')).status).to.equal(422);
    expect((await decide('reject', { reason: 'Текст не читается' })).status).to.equal(200);
    const { body } = await api.call<OwnBanner>('get', path(), { token });
    expect(body.message).to.deep.include({ alt: 'Прежняя', waiting: null, refused: 'Текст не читается' });
    expect(await onSite()).to.equal('Прежняя');
  });

  it('a change is taken back, and one of another size or of nothing is refused before it waits', async () => {
    expect((await change({ filename: '890x110-other' })).body.errors).to.have.keys('filename');
    expect((await change({ alt: 'Прежняя' })).status).to.equal(422);
    expect(await waiting()).to.equal(undefined);
    await change({ alt: 'Новая' });
    expect((await act('withdraw_change')).body.message.waiting).to.equal(null);
    expect((await act('withdraw_change')).status).to.equal(409);
    expect(await waiting()).to.equal(undefined);
  });

  it('a change is not applied to a banner that staff have edited since, or that is on the site no more', async () => {
    await change({ alt: 'Новая' });
    await banner.reload().then((row) => row.update({ alt: 'Исправлена' }));
    expect((await decide('confirm')).status).to.equal(409);
    await banner.reload().then((row) => row.update({ alt: 'Прежняя', status: 'CANCELED' }));
    expect((await decide('confirm')).status).to.equal(409);
    expect((await change({ alt: 'Другая' })).status).to.equal(409);
  });

  it('a change of a banner that is over is closed, and no letter says that the former one is shown', async () => {
    // Those of the other tests.
    await closeStaleApprovals();
    await change({ alt: 'Новая' });
    expect(await closeStaleApprovals()).to.equal(0);
    await banner.reload().then((row) => row.update({ status: 'CANCELED' }));
    expect(await closeStaleApprovals()).to.equal(1);
    expect(await waiting()).to.equal(undefined);
    const about = { kind: 'banner_change_decided', record_id: banner.id };
    expect(await Letter.count({ where: about })).to.equal(0);
  });

  it('a change is decided by staff for banners alone', async () => {
    await change({ alt: 'Новая' });
    const { token: keeper } = await api.staff('BOOKKEEPER');
    expect((await decide('confirm', {}, keeper)).status).to.equal(404);
    expect(await onSite()).to.equal('Прежняя');
  });

  it('a centre pauses its banner and shows it again, but not one that staff have paused', async () => {
    expect((await act('pause')).body.message).to.deep.include({ status_label: 'Показ приостановлен' });
    expect(await onSite()).to.equal(undefined);
    expect((await act('pause')).status).to.equal(409);
    expect((await act('resume')).status).to.equal(200);
    expect(await onSite()).to.equal('Прежняя');
    await act('pause');
    expect((await staffActs('pause')).status).to.equal(200);
    expect((await act('resume')).status).to.equal(409);
    expect((await staffActs('resume')).status).to.equal(200);
    expect(await onSite()).to.equal('Прежняя');
  });
});
