import type { CenterFull, ReviewList, StaffCenter } from '@odonta/api/contract';
import { buildCenter, buildProd, buildReview, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { wasCenterDeleted } from './centers.reading.ts';

describe('the public page of a centre', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const read = (slug: string) => api.call<CenterFull>('get', `/centers/${slug}`);
  const write = (method: string, path: string, body: unknown) =>
    api.call<StaffCenter>(method, `/adm/centers${path}`, { token: admin, body });

  it('shows its licence, its courses and what they are rated, and nothing that staff alone know', async () => {
    const center = await api.given(() =>
      buildCenter({
        license_number: 'Л035-01298-77/00123456',
        license_issued_on: '2021-03-12',
        pay_inn: null,
        phone: '+79000000001',
      }),
    );
    const coming = await api.given(() => buildProd({ center_id: center.id }));
    const past = await api.given(() =>
      buildProd({
        center_id: center.id,
        date_start: inDays(-20),
        date_end: inDays(-19),
        rating_total: 4,
        rating_count: 1,
      }),
    );
    await api.given(() =>
      buildReview({ prod_id: past.id, rating: 4, published_at: new Date(), status: 'CONFIRMED' }),
    );
    const { status, body } = await read(center.slug);
    expect(status).to.equal(200);
    expect(body.message.license).to.deep.equal({
      number: 'Л035-01298-77/00123456',
      issued_on: '2021-03-12',
      until: null,
      url: null,
    });
    expect(body.message.prods.map(({ id }) => id)).to.deep.equal([coming.id]);
    expect(body.message.past_prods.map(({ id }) => id)).to.deep.equal([past.id]);
    expect(body.message.ratings).to.deep.equal({ total: 4, count: 1 });
    expect(JSON.stringify(body.message)).to.not.match(/\+79000000001|center@test\.local/);
    const reviews = (await api.call<ReviewList>('get', `/reviews?center=${center.slug}`)).body.message;
    expect(reviews.reviews.map(({ prod_id }) => prod_id)).to.deep.equal([past.id]);
  });

  it('is there only while the centre is at work', async () => {
    const suspended = await api.given(() => buildCenter({ suspended_at: new Date() }));
    const created = await api.given(() => buildCenter({ status: 'CREATED' }));
    const gone = await api.given(() => buildCenter());
    await gone.destroy();
    for (const { slug } of [suspended, created, gone]) expect((await read(slug)).status).to.equal(404);
    expect(
      await Promise.all([suspended, created, gone].map(({ slug }) => wasCenterDeleted(slug))),
    ).to.deep.equal([false, false, true]);
  });

  it('has an address of the name, its own one if chosen, and leaves a redirect behind', async () => {
    const named = { name: 'Школа «Редкий случай»', email: 'a@test.local' };
    const [first, second] = [await write('post', '', named), await write('post', '', named)];
    expect([first, second].map(({ body }) => body.message.slug)).to.deep.equal([
      'shkola-redkij-sluchaj',
      'shkola-redkij-sluchaj-2',
    ]);
    const taken = await write('put', `/${second.body.message.id}`, { slug: 'shkola-redkij-sluchaj' });
    expect(taken.body.errors).to.deep.equal({ slug: 'Такой адрес уже занят' });
    const center = await api.given(() => buildCenter());
    expect((await write('put', `/${center.id}`, { slug: 'novyj-adres' })).status).to.equal(200);
    const [redirect] = (await api.sequelize.query('select to_path from redirects where from_path = $1', {
      bind: [`/centers/${center.slug}`],
    })) as [{ to_path: string }[], unknown];
    expect(redirect).to.deep.equal([{ to_path: '/centers/novyj-adres' }]);
  });

  it('has no days of a licence without its number, nor an end before its beginning', async () => {
    const { id } = await api.given(() => buildCenter());
    const issue = async (body: object) => (await write('put', `/${id}`, body)).body.errors;
    expect(await issue({ license_issued_on: '2021-03-12' })).to.deep.equal({
      license_number: 'Укажите номер лицензии',
    });
    const license = { license_number: 'Л035-1', license_issued_on: '2021-03-12' };
    expect(await issue({ ...license, license_until: '2021-03-12' })).to.deep.equal({
      license_until: 'Позже дня выдачи',
    });
    expect(await issue({ ...license, license_until: '2021-02-30' })).to.have.keys('license_until');
    expect(await issue({ ...license, license_url: 'javascript:alert(1)' })).to.have.keys('license_url');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
