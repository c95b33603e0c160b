import type { MergePreview, StaffCity, StaffLecturer } from '@odonta/api/contract';
import {
  Approval,
  AuditEntry,
  City,
  Individual,
  Lecturer,
  Note,
  Prod,
  ProdCard,
  Redirect,
  Review,
} from '@odonta/db/models';
import {
  buildCity,
  buildIndividual,
  buildLecturer,
  buildProd,
  buildReview,
  buildSpecialization,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('merging of duplicates', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const call = <Message = unknown>(method: string, path: string, body?: unknown, as = token) =>
    api.call<Message>(method, `/adm/${path}`, { token: as, body });
  const merge = <Message = unknown>(path: string, from_id: number, as = token) =>
    call<Message>('post', `${path}/merge`, { from_id }, as);

  describe('of a dictionary', () => {
    it('says beforehand what would be moved, and moves nothing', async () => {
      const [kept, gone] = [await buildCity(), await buildCity()];
      const prod = await api.given(() => buildProd({ type: 3, city_id: gone.id }));
      await buildLecturer({ city_id: gone.id });
      await buildLecturer({ city_id: gone.id });
      const { status, body } = await call<MergePreview>('post', `cities/${kept.id}/merge/preview`, {
        from_id: gone.id,
      });
      expect(status).to.equal(200);
      expect(body.message).to.deep.include({ kept_id: kept.id, gone_id: gone.id });
      expect(body.message.moved).to.deep.equal(['1\u00a0курс', '2\u00a0лектора']);
      expect(await prod.reload()).to.include({ city_id: gone.id });
      expect(await City.count({ where: { id: [kept.id, gone.id] } })).to.equal(2);
    });

    it('moves what named the duplicate, in cards and in searches by its old name too', async () => {
      const kept = await buildCity({ name: 'Санкт-Петербург', lat: null, lon: null });
      const gone = await buildCity({ name: 'Питер', lat: 59.9, lon: 30.3 });
      const prod = await api.given(() => buildProd({ type: 3, city_id: gone.id }));
      const { status, body } = await merge<StaffCity>(`cities/${kept.id}`, gone.id);
      expect([status, body.message.lat, body.message.version]).to.deep.equal([200, 59.9, 1]);
      expect(await Prod.findByPk(prod.id)).to.include({ city_id: kept.id, version: prod.version + 1 });
      expect((await ProdCard.findByPk(prod.id))?.card).to.deep.include({ city: 'Санкт-Петербург' });
      const found = await api.call('get', `/prods/search?city=${encodeURIComponent('Питер')}`);
      expect(JSON.parse(found.text)).to.have.nested.property('message.prods[0].id', prod.id);
    });

    it('leaves the duplicate in the trash, from where it does not come back', async () => {
      const [kept, gone] = [await buildSpecialization(), await buildSpecialization()];
      const doctor = await buildIndividual({ specializations: [gone.id, kept.id] });
      await merge(`specializations/${kept.id}`, gone.id);
      expect((await doctor.reload()).specializations).to.deep.equal([kept.id]);
      const filter = encodeURIComponent(JSON.stringify({ deleted: 'only', id: gone.id }));
      const trash = await call('get', `specializations?filter=${filter}`);
      expect(JSON.parse(trash.text)).to.have.nested.property('message[0].merged_into', kept.id);
      const back = await call('post', `specializations/${gone.id}/undelete`, {});
      expect([back.status, back.body.message]).to.deep.equal([
        409,
        `Запись № ${gone.id} уже объединена с записью № ${kept.id}`,
      ]);
    });
  });

  describe('of lecturers', () => {
    it('moves courses, reviews and ratings, fills what was missing and leads the old address on', async () => {
      const kept = await buildLecturer({ text: '', filename: null, status: 'CONFIRMED' });
      const gone = await buildLecturer({
        text: '<p>Ведёт курсы с 2009 года</p>',
        filename: 'lecturers/0.webp',
        alt: 'Портрет',
        status: 'CONFIRMED',
      });
      const [own, shared] = await api.given(() =>
        Promise.all([buildProd({ lecturers: [gone] }), buildProd({ lecturers: [kept, gone] })]),
      );
      const review = await api.given(() =>
        buildReview({ prod_id: own.id, lecturers: [gone.id], rating: 5, status: 'CONFIRMED' }),
      );
      const { status, body } = await merge<StaffLecturer>(`lecturers/${kept.id}`, gone.id);
      expect(status).to.equal(200);
      expect(body.message).to.deep.include({
        name: kept.name,
        text: '<p>Ведёт курсы с 2009 года</p>',
        file_preview: { filename: 'lecturers/0.webp', alt: 'Портрет' },
      });
      expect((await Review.findByPk(review.id))?.lecturers).to.deep.equal([kept.id]);
      expect(await Lecturer.findByPk(kept.id)).to.include({ rating_total: 5, rating_count: 1 });
      for (const { id } of [own, shared])
        expect((await ProdCard.findByPk(id))?.lecturer_ids).to.deep.equal([kept.id]);
      expect(await Redirect.findOne({ where: { from_path: `/lecturers/${gone.sef}` } })).to.include({
        to_path: `/lecturers/${kept.sef}`,
        status: 301,
      });
    });

    it('keeps the published one: the other way round it is refused by name', async () => {
      const kept = await buildLecturer({ status: 'CREATED' });
      const gone = await buildLecturer({ status: 'CONFIRMED' });
      const { status, body } = await merge<string>(`lecturers/${kept.id}`, gone.id);
      expect(status).to.equal(409);
      expect(body.message).to.include(`Опубликован лектор № ${gone.id}, а № ${kept.id} — нет`);
      expect(await Lecturer.findByPk(gone.id)).to.not.equal(null);
    });

    it('waits until an edit of the page that goes is decided', async () => {
      const [kept, gone] = [await buildLecturer(), await buildLecturer()];
      const asked_by = (await buildUser()).id;
      const asked = await Approval.create({
        ...{ kind: 'LECTURER', resource: 'lecturers', record_id: gone.id, title: gone.name },
        ...{ before: {}, after: {}, asked_by },
      });
      const refused = await merge<string>(`lecturers/${kept.id}`, gone.id);
      expect([refused.status, refused.body.message]).to.deep.equal([
        409,
        `Правка страницы лектора № ${gone.id} ждёт проверки: сначала примите или отклоните её`,
      ]);
      await asked.destroy();
      expect((await merge(`lecturers/${kept.id}`, gone.id)).status).to.equal(200);
    });

    it('redirects records merged into the duplicate before, and those moved to its address', async () => {
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map(() => buildLecturer({ status: 'CONFIRMED' })),
      );
      if (!first || !second || !third) throw new Error('three were built');
      await merge(`lecturers/${second.id}`, first.id);
      await merge(`lecturers/${third.id}`, second.id);
      const gone = await Lecturer.findByPk(first.id, { paranoid: false });
      expect(gone?.merged_into).to.equal(third.id);
      const moved = await Redirect.findOne({ where: { from_path: `/lecturers/${first.sef}` } });
      expect(moved?.to_path).to.equal(`/lecturers/${third.sef}`);
    });
  });

  it('moves notes and tells both journals', async () => {
    const [kept, gone] = [await buildLecturer(), await buildLecturer()];
    await call('post', `lecturers/${gone.id}/notes`, { text: 'Просил не звонить утром' });
    await merge(`lecturers/${kept.id}`, gone.id);
    expect(await Note.count({ where: { resource: 'lecturers', record_id: kept.id } })).to.equal(1);
    const entryOf = (id: number) =>
      AuditEntry.findOne({ where: { resource: 'lecturers', record_id: String(id), action: 'merge' } });
    expect((await entryOf(kept.id))?.changes).to.deep.include({
      merged_from: [null, gone.id],
      moved: [null, '1\u00a0заметка'],
    });
    expect((await entryOf(gone.id))?.changes).to.deep.equal({ merged_into: [null, kept.id] });
  });

  describe('refuses', () => {
    const because = async (path: string, from_id: number) => {
      const { status, body } = await merge(path, from_id);
      return [status, body.errors?.from_id];
    };

    it('a record with itself, one that is not there, a deleted one and one merged already', async () => {
      const [kept, lost, gone] = [await buildCity(), await buildCity(), await buildCity()];
      const path = `cities/${kept.id}`;
      await call('delete', `cities/${lost.id}`);
      await merge(path, gone.id);
      expect(await because(path, kept.id)).to.deep.equal([422, 'Это та же самая запись: выберите другую']);
      expect(await because(path, 2_000_000_000)).to.deep.equal([422, 'Такой записи нет']);
      expect(await because(path, lost.id)).to.deep.equal([
        422,
        'Эта запись удалена: сначала восстановите её',
      ]);
      const merged = `Запись № ${gone.id} уже объединена с записью № ${kept.id}`;
      expect(await because(path, gone.id)).to.deep.equal([422, merged]);
      expect((await merge(`cities/${gone.id}`, kept.id)).status).to.equal(404);
      expect((await merge(`cities/${lost.id}`, kept.id)).status).to.equal(404);
      expect((await call('post', `${path}/merge`, {})).body.errors).to.deep.equal({
        from_id: 'Обязательное поле',
      });
    });

    it('a user without the right, in the preview as well', async () => {
      const [kept, gone] = [await buildLecturer(), await buildLecturer()];
      for (const role of ['MANAGER', 'ROP_COURSE', 'COURSE_EDITOR'] as const) {
        const as = (await api.staff(role)).token;
        expect((await merge(`lecturers/${kept.id}`, gone.id, as)).status).to.equal(403);
        const path = `lecturers/${kept.id}/merge/preview`;
        expect((await call('post', path, { from_id: gone.id }, as)).status).to.equal(403);
      }
      const editor = (await api.staff('LECTURER_EDIT')).token;
      expect((await merge(`lecturers/${kept.id}`, gone.id, editor)).status).to.equal(200);
      expect((await merge(`cities/${kept.id}`, gone.id, editor)).status).to.equal(403);
    });

    it('a blocked buyer, who would come back as another', async () => {
      const kept = await buildIndividual();
      const gone = await buildIndividual({ status: 'BLOCKED' });
      expect((await merge(`individuals/${kept.id}`, gone.id)).status).to.equal(409);
      expect(await Individual.findByPk(gone.id)).to.not.equal(null);
    });

    it('all but one of two who merge the same at once, and a ring', async () => {
      const [one, two, three] = [await buildCity(), await buildCity(), await buildCity()];
      const same = await Promise.all([
        merge(`cities/${one.id}`, three.id),
        merge(`cities/${two.id}`, three.id),
      ]);
      expect(same.map(({ status }) => status).sort()).to.deep.equal([200, 422]);
      const ring = await Promise.all([merge(`cities/${one.id}`, two.id), merge(`cities/${two.id}`, one.id)]);
      expect(ring.filter(({ status }) => status === 200)).to.have.length(1);
      expect(await City.count({ where: { id: [one.id, two.id] } })).to.equal(1);
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
