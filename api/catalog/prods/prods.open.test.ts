import type { LecturerFull, ProdFull, SearchAnswer } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import { buildCenter, buildCity, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { NmoState } from '@odonta/db/vocabulary/catalog/prod.ts';
import { expect } from 'chai';
import { orderRejected } from '../../orders/letters/orderLetters.ts';
import { useApi } from '../../testing/useApi.ts';
import { calendarOf } from '../search/calendar.ts';
import { searchParameters } from '../search/parameters.ts';
import { findSimilar } from './prods.similar.ts';

describe('a course as visitors see it', () => {
  const api = useApi();

  const get = (id: number | string) => api.call<ProdFull>('get', `/prods/${id}`);
  const shown = async (prod: Prod) => (await get(prod.id)).body.message;

  it('has every field of the specification and of the contract', async () => {
    const city = await buildCity({ name: 'Казань' });
    const lecturers = [
      await buildLecturer({
        name: 'Вторая',
        sef: 'vtoraya',
        text: '<p>О ней</p>',
        filename: 'v',
        alt: 'Портрет',
      }),
      await buildLecturer({ name: 'Первый', sef: 'pervyj' }),
    ];
    const start = inDays(30);
    const prod = await api.given(() =>
      buildProd({
        name: 'Курс «А & Б»',
        slug: 'kurs-a-b',
        type: 4,
        degree: 'LOW',
        city_id: city.id,
        address: 'ул. Ленина, 1',
        lecturers,
        date_start: start,
        date_end: inDays(31),
        duration_hours: 16,
        seats_total: 20,
        seats_taken: 5,
        price: 3_000_000,
        prices: [
          { type: 'date', price: 2_500_000, date: inDays(5) },
          { type: 'student', price: 1_500_000 },
        ],
        rating_total: 14,
        rating_count: 3,
        categories: [3, 5],
        services: [1, 2],
        is_related_promotion: true,
      }),
    );
    const message = await shown(prod);
    expect(message).to.include({
      id: prod.id,
      slug: 'kurs-a-b',
      name: 'Курс «А & Б»',
      canonical: `/prods/kurs-a-b-${prod.id}`,
      city: 'Казань',
      address: 'ул. Ленина, 1',
      type: 4,
      degree: 'LOW',
      price: 30_000,
      price_now: 25_000,
      price_from: 15_000,
      price_from_type: 'student',
      state: 'OPEN',
      seats_left: 15,
      duration_hours: 16,
      center_id: prod.center_id,
      is_related_promotion: true,
      is_partner_bonus_promo: false,
      date_start: Math.floor(start.getTime() / 1000),
      date_edit: Math.floor(prod.date_edit.getTime() / 1000),
    });
    expect(message).to.deep.include({
      categories: [3, 5],
      services: [1, 2],
      ratings: { total: 14, count: 3 },
    });
    expect(message.prices.map(({ price, type }) => [price, type])).to.deep.equal([
      [25_000, 'date'],
      [15_000, 'student'],
    ]);
    expect(message.lecturers).to.deep.equal([
      {
        id: lecturers[0]?.id,
        sef: 'vtoraya',
        name: 'Вторая',
        text: '<p>О ней</p>',
        file: [{ filename: 'v', alt: 'Портрет' }],
        gallery: [],
      },
      { id: lecturers[1]?.id, sef: 'pervyj', name: 'Первый', text: '', file: [], gallery: [] },
    ]);
    expect(message.center).to.have.all.keys(
      ...['id', 'slug', 'name', 'description', 'filename', 'city', 'license'],
      ...['closed_from', 'closed_to', 'closure_note'],
    );
    expect(message).to.not.have.any.keys(
      'version',
      'seats_taken',
      'is_draft',
      'disable_promotion',
      'available_transitions',
    );
  });

  it('promises accreditation points, in the list too, only once the programme is accredited', async () => {
    const nmo = { points: 36, code: 'НМО-1', speciality_ids: [], date: null };
    const seenAt = async (state: NmoState) => {
      const prod = await api.given(() => buildProd({ services: [1, 5], nmo: { ...nmo, state } }));
      const { services, nmo: shownNmo } = await shown(prod);
      const search = `/prods/search?services=5&ids=${prod.id}`;
      const { count } = (await api.call<SearchAnswer>('get', search)).body.message;
      return { services, state: shownNmo?.state, points: shownNmo?.points, count };
    };
    expect(await seenAt('APPROVED')).to.deep.equal({
      services: [1, 5],
      state: 'APPROVED',
      points: 36,
      count: 1,
    });
    expect(await seenAt('SUBMITTED')).to.deep.equal({
      services: [1],
      state: 'SUBMITTED',
      points: 36,
      count: 0,
    });
    expect(await seenAt('NONE')).to.deep.equal({ services: [1], state: 'NONE', points: null, count: 0 });
  });

  it('a course is named as typed in answers and letters, encoded in that of the search alone', async () => {
    const name = 'Свет & тень <b> &lt;i&gt;';
    const lecturers = [await buildLecturer({ sef: 'svetlana' })];
    const [first, second] = await api.given(async () => {
      const made = await buildProd({ name, lecturers, categories: [11] });
      await buildProd({ name, series_id: made.id, categories: [11], lecturers });
      return [made, await buildProd({ name, lecturers, categories: [11] })];
    });
    const similar = await findSimilar(second.id);
    const full = await shown(first);
    const { prods } = (await api.call<LecturerFull>('get', '/lecturers/svetlana')).body.message;
    const { days } = await calendarOf(searchParameters.validate({ category: [11] }).value);
    const named = [full, ...full.dates, ...similar, ...prods, ...days.flatMap((day) => day.prods)];
    expect(new Set(named.map((each) => each.name))).to.deep.equal(new Set([name]));
    expect(named.length).to.be.at.least(8);
    const order = await buildOrder({ prod: second });
    expect(orderRejected(order, similar).text).to.include(`${name}: `);
    const found = await api.call<SearchAnswer>('get', '/prods/search?category=11');
    expect(new Set(found.body.message.prods.map((each) => each.name))).to.deep.equal(
      new Set(['Свет &amp; тень &lt;b&gt; &amp;lt;i&amp;gt;']),
    );
  });

  it('is online when it has no end and no city', async () => {
    const prod = await api.given(() => buildProd());
    expect(await shown(prod)).to.include({ date_end: 0, city: null, seats_left: null });
  });

  it('keeps its number of seats to itself when told to', async () => {
    const prod = await api.given(() => buildProd({ seats_total: 20, seats_display: 'HIDDEN' }));
    expect((await shown(prod)).seats_left).to.equal(null);
  });

  it('leaves out lecturers who were rejected', async () => {
    const lecturers = [
      await buildLecturer({ status: 'REJECTED' }),
      await buildLecturer({ sef: 'nadezhnyj' }),
    ];
    const prod = await api.given(() => buildProd({ lecturers }));
    expect((await shown(prod)).lecturers.map(({ sef }) => sef)).to.deep.equal(['nadezhnyj']);
  });

  it('is not there for anybody until published, once deleted, or of a centre that is not at work', async () => {
    const deleted = await buildProd();
    await deleted.destroy();
    const hidden = await api.given(() =>
      Promise.all([
        buildProd({ status: 'CREATED' }),
        buildProd({ status: 'PREPARE', is_draft: true }),
        buildProd({ status: 'REJECTED' }),
        buildProd({ status: 'CANCELED' }),
        buildCenter({ suspended_at: new Date() }).then(({ id }) => buildProd({ center_id: id })),
        buildCenter({ status: 'CREATED' }).then(({ id }) => buildProd({ center_id: id })),
      ]),
    );
    for (const { id } of [...hidden, deleted]) {
      const { status, body } = await get(id);
      expect([status, body.code, body.message]).to.deep.equal([404, 'NOT_FOUND', 'Такого курса нет']);
    }
  });

  it('keeps its page when it is cancelled or archived after its publication', async () => {
    const [canceled, archived] = await api.given(() =>
      Promise.all([
        buildProd({ status: 'CANCELED', published_at: inDays(-20) }),
        buildProd({ archived_at: new Date() }),
      ]),
    );
    expect(await shown(canceled)).to.include({ is_canceled: true });
    expect(await shown(archived)).to.include({ is_canceled: false });
  });

  it('has a number and nothing else for an address', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '100000000000000', '2147483648', '1e3', '0x1', '%201', 'NaN'])
      expect((await get(id)).status, id).to.equal(400);
    expect((await get('2147483647')).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
