import type { OwnReview, ReviewList, StaffReview } from '@odonta/api/contract';
import { AuditEntry, Letter, Prod, Review, ReviewCode } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildProd, buildReview } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import type { TestApi } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';

type Staff = Awaited<ReturnType<TestApi['staff']>>;
const advert = { reject_code: 'ADVERT', reason: 'Ссылка на другой курс' };

describe('staff reviews', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  let manager: Staff;
  let head: Staff;
  let admin: Staff;
  before(async () => {
    [manager, head, admin] = [
      await api.staff('MANAGER'),
      await api.staff('ROP_COURSE'),
      await api.staff('ADMIN'),
    ];
  });

  const act = ({ token }: Staff, id: number, move: string, body: unknown = {}) =>
    api.call<StaffReview>('post', `/adm/reviews/${id}/${move}`, { token, body });
  const get = ({ token }: Staff, id: number) => api.call<StaffReview>('get', `/adm/reviews/${id}`, { token });
  const list = async ({ token }: Staff, filter: object) =>
    (
      await api.call<StaffReview[]>('get', `/adm/reviews?filter=${JSON.stringify(filter)}`, { token })
    ).body.message.map(({ id }) => id);
  const publicIds = async (prod_id: number) =>
    (await api.call<ReviewList>('get', `/reviews?prod_id=${prod_id}`)).body.message.reviews.map(
      ({ id }) => id,
    );
  const ratingsOf = async (id: number) => {
    const prod = await Prod.findByPk(id);
    return [prod?.rating_total, prod?.rating_count];
  };
  const keyIn = async (record_id: number, kind: string) => {
    const letter = await Letter.findOne({ where: { record_id, kind }, order: [['id', 'DESC']] });
    return /my_review=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? null;
  };
  const mend = (key: string | null, text: string) =>
    api.call('put', `/reviews/mine/${key}`, {
      body: { client_name: 'Ольга', is_unnamed: false, rating: 3, text },
    });
  const mended = 'Исправила: программа хорошая, но практики всё-таки было мало.';

  it('a published review is shown and counted in the rating, and its author is notified', async () => {
    const review = await buildReview({ rating: 4.5, email: 'olga@test.local' });
    const { status, body } = await act(manager, review.id, 'confirm');
    expect([status, body.message.status, body.message.approve]).to.deep.equal([200, 'CONFIRMED', true]);
    expect(body.message).to.include({ moderator_id: manager.user.id, moderator_name: manager.user.name });
    expect(await publicIds(review.prod_id)).to.deep.equal([review.id]);
    expect(await ratingsOf(review.prod_id)).to.deep.equal([4.5, 1]);
    expect(await keyIn(review.id, 'review_published')).to.match(/^[\w-]{32}$/);
  });

  describe('that staff enter for their authors', () => {
    const text = 'Написала нам письмом: курс подробный, примеры из практики, ответили на все вопросы.';
    const scores = { program: 5, lecturer: 5, organisation: 4, practice: null };
    const enter = (body: object, { token }: Staff = admin) =>
      api.call<StaffReview>('post', '/adm/reviews', { token, body });
    const whole = async () => ({
      prod_id: (await api.given(() => buildProd())).id,
      client_name: 'Вера Написавшая',
      source: 'LETTER',
      email: 'vera@test.local',
      consent_by_phone: true,
      ...{ scores, text },
    });

    it('an entered review names its subject, source and clerk, and is never verified', async () => {
      const body = await whole();
      const { status, body: answer } = await enter(body);
      expect([status, answer.message.status]).to.deep.equal([201, 'CREATED']);
      expect(answer.message).to.include({ verified: false, source: 'LETTER', entered_by: admin.user.id });
      expect(answer.message.rating).to.equal(4.67);
      expect((await enter(body)).body.message).to.equal(`Такой отзыв уже есть: № ${answer.message.id}`);
      const forced = api.sequelize.query(
        `with code as (insert into review_codes (prod_id, email, name, code_hash) values (${body.prod_id}, 'x@x', 'Вера', 'x') returning id)
         update reviews set code_id = code.id from code where reviews.id = ${answer.message.id}`,
      );
      expect(
        await forced.then(
          () => 'verified',
          () => 'refused',
        ),
      ).to.equal('refused');
    });

    it('an entered review needs a course, marks, a text, a name, a source and a consent', async () => {
      const { errors = {} } = (await enter({})).body;
      expect(Object.keys(errors)).to.have.members([
        'prod_id',
        'scores',
        'text',
        'client_name',
        'source',
        'consent_by_phone',
      ]);
      expect((await enter({ ...(await whole()), code: 'abc' })).body.errors).to.have.keys('code');
      for (const other of [manager, head]) expect((await enter(await whole(), other)).status).to.equal(403);
    });

    it('another member of staff publishes an entered review, and the site names its source', async () => {
      const { message: review } = (await enter(await whole())).body;
      const own = await act(admin, review.id, 'confirm');
      expect([own.status, own.body.code]).to.deep.equal([409, 'TRANSITION_NOT_ALLOWED']);
      expect((await act(manager, review.id, 'confirm')).status).to.equal(200);
      const { reviews } = (await api.call<ReviewList>('get', `/reviews?prod_id=${review.prod_id}`)).body
        .message;
      expect(reviews[0]).to.include({ id: review.id, verified: false, is_entered: true });
      expect(await ratingsOf(review.prod_id)).to.deep.equal([4.67, 1]);
      expect(await keyIn(review.id, 'review_published')).to.match(/^[\w-]{32}$/);
    });
  });

  it('a review is rejected for a reason with a code, and its author is notified', async () => {
    const review = await buildReview({ email: 'olga@test.local' });
    expect((await act(manager, review.id, 'reject')).body.errors).to.deep.equal({
      reject_code: 'Выберите причину',
      reason: 'Обязательное поле',
    });
    const { body } = await act(manager, review.id, 'reject', advert);
    expect(body.message).to.include({ status: 'REJECTED', reject_code: 'ADVERT' });
    expect(body.message.history.at(-1)).to.include({ move: 'reject', reason: advert.reason });
    expect((await Letter.findOne({ where: { record_id: review.id, kind: 'review_rejected' } }))?.text)
      .to.include('реклама')
      .and.include(advert.reason);
  });

  it('the head of sales unpublishes a review, which is no longer counted', async () => {
    const review = await buildReview();
    await act(manager, review.id, 'confirm');
    expect((await act(manager, review.id, 'takedown', advert)).status).to.equal(403);
    expect((await act(head, review.id, 'takedown', advert)).body.message.status).to.equal('REJECTED');
    expect(await publicIds(review.prod_id)).to.deep.equal([]);
    expect(await ratingsOf(review.prod_id)).to.deep.equal([0, 0]);
    expect((await act(head, review.id, 'takedown', advert)).status).to.equal(409);
  });

  it('an author edits his review once, and the old text stays public until the new one is moderated', async () => {
    const review = await buildReview({ email: 'olga@test.local' });
    await act(manager, review.id, 'confirm');
    const key = await keyIn(review.id, 'review_published');
    const own = await api.call<OwnReview>('get', `/reviews/mine/${key}`);
    expect(own.body.message).to.include({ text: review.text, status: 'CONFIRMED' });
    expect((await mend(key, mended)).status).to.equal(200);
    expect(await publicIds(review.prod_id)).to.deep.equal([review.id]);
    const waiting = (await get(manager, review.id)).body.message;
    expect([waiting.status, waiting.text, waiting.revision?.text]).to.deep.equal([
      'CREATED',
      review.text,
      mended,
    ]);
    expect(await ratingsOf(review.prod_id)).to.deep.equal([5, 1]);
    await act(manager, review.id, 'confirm');
    expect((await get(manager, review.id)).body.message).to.include({ text: mended, revision: null });
    expect(await ratingsOf(review.prod_id)).to.deep.equal([3, 1]);
    expect([(await mend(key, mended)).status, await keyIn(review.id, 'review_published')]).to.deep.equal([
      404,
      null,
    ]);
  });

  it('an author edits a rejected review until the time for it is over', async () => {
    const review = await buildReview({ email: 'olga@test.local' });
    await act(manager, review.id, 'reject', advert);
    const key = await keyIn(review.id, 'review_rejected');
    await Review.update(
      { rejected_at: new Date(Date.now() - 15 * 86_400_000) },
      { where: { id: review.id } },
    );
    expect((await mend(key, mended)).status).to.equal(404);
    await Review.update({ rejected_at: new Date() }, { where: { id: review.id } });
    expect((await mend(key, mended)).status).to.equal(200);
    expect((await get(manager, review.id)).body.message).to.include({
      status: 'CREATED',
      text: mended,
      reject_code: null,
    });
  });

  it('a reply is moderated separately', async () => {
    const review = await buildReview({ status: 'CONFIRMED' });
    const reply = { author_kind: 'CENTER', text: 'Спасибо, учтём!' };
    const put = ({ token }: Staff) =>
      api.call<StaffReview>('put', `/adm/reviews/${review.id}`, { token, body: { reply } });
    expect((await put(manager)).status).to.equal(403);
    expect((await put(admin)).body.message.reply).to.include({ ...reply, status: 'CREATED' });
    expect((await act(manager, review.id, 'moderate_reply')).body.errors).to.have.all.keys('reply_status');
    const { body } = await act(manager, review.id, 'moderate_reply', { reply_status: 'CONFIRMED' });
    expect([body.message.reply?.status, body.message.status]).to.deep.equal(['CONFIRMED', 'CONFIRMED']);
    expect((await act(manager, review.id, 'moderate_reply', { reply_status: 'CONFIRMED' })).status).to.equal(
      409,
    );
  });

  it('a reply to a rejected review is refused, since nobody could moderate it', async () => {
    const review = await buildReview();
    await act(manager, review.id, 'reject', advert);
    const body = { reply: { author_kind: 'CENTER', text: 'Спасибо, учтём!' } };
    const refused = await api.call('put', `/adm/reviews/${review.id}`, { token: admin.token, body });
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'Отзыв отклонён: ответ на него никто не увидит',
    ]);
    expect(await list(manager, { reply_status: 'CREATED' })).to.not.include(review.id);
    const unnamed = { token: admin.token, body: { is_unnamed: true } };
    expect((await api.call('put', `/adm/reviews/${review.id}`, unnamed)).status).to.equal(200);
  });

  it('staff cannot write any other field of a review', async () => {
    const { id } = await buildReview();
    const foreign = { text: 'Чужой текст', rating: 1, status: 'CONFIRMED', flags: [] };
    const { status } = await api.call('put', `/adm/reviews/${id}`, {
      token: admin.token,
      body: { ...foreign, flags: ['COPY'] },
    });
    expect(status).to.equal(422);
  });

  it('the manager of a centre sees reviews of its courses', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ manager_id: keeper.user.id });
    const own = await buildReview({ prod_id: (await buildProd({ center_id: center.id })).id });
    const foreign = await buildReview();
    expect(await list(keeper, {})).to.deep.equal([own.id]);
    expect((await get(keeper, foreign.id)).status).to.equal(404);
    expect((await act(keeper, own.id, 'confirm')).status).to.equal(403);
  });

  it('the moderator of lecturers sees reviews about one', async () => {
    const moderator = await api.staff('LECTURER_EDIT');
    const spoken = await buildReview({ lecturers: [(await buildLecturer()).id] });
    const silent = await buildReview({ lecturers: [] });
    expect((await act(moderator, spoken.id, 'confirm')).status).to.equal(200);
    expect((await act(moderator, silent.id, 'confirm')).status).to.equal(404);
    expect((await get(manager, silent.id)).status).to.equal(200);
  });

  it('a moderator filters reviews by course, lecturer, status and flags', async () => {
    const prod = await buildProd();
    const flagged = await buildReview({ prod_id: prod.id, flags: ['COPY'], rating: 1.5 });
    const calm = await buildReview({ prod_id: prod.id, client_name: 'Редкая Ягода' });
    const of = (filter: object) => list(head, { prod_id: prod.id, ...filter });
    expect(await of({})).to.deep.equal([calm.id, flagged.id]);
    expect(await of({ is_flagged: true })).to.deep.equal([flagged.id]);
    expect(await of({ is_flagged: false })).to.deep.equal([calm.id]);
    expect(await of({ flag: 'COPY' })).to.deep.equal([flagged.id]);
    expect(await of({ rating_to: 2 })).to.deep.equal([flagged.id]);
    expect(await of({ q: 'ягода' })).to.deep.equal([calm.id]);
    expect(await of({ verified: true })).to.deep.equal([]);
  });

  it('an invitation is a letter with a code, of which only the last is valid', async () => {
    const prod = await api.given(() => buildProd());
    const invite = (as: Staff) =>
      api.call('post', '/adm/review_codes', {
        token: as.token,
        body: { prod_id: prod.id, email: 'Olga@test.local', name: 'Ольга' },
      });
    expect((await invite(await api.staff('COURSE_EDITOR'))).status).to.equal(403);
    const codes: string[] = [];
    for (const _ of ['lost', 'found']) {
      expect((await invite(manager)).status).to.equal(201);
      const letter = await Letter.findOne({ where: { kind: 'review_code' }, order: [['id', 'DESC']] });
      expect(letter?.to).to.equal('olga@test.local');
      codes.push(letter?.secret ?? '');
    }
    const statuses = codes.map(
      async (code) => (await api.call('get', `/reviews/invitations/${code}`)).status,
    );
    expect(await Promise.all(statuses)).to.deep.equal([404, 200]);
    expect((await ReviewCode.findOne({ where: { prod_id: prod.id } }))?.code_hash).to.not.include(codes[1]);
    expect(await AuditEntry.count({ where: { action: 'issue_code' } })).to.equal(2);
  });

  it('a deleted review leaves the site and the rating', async () => {
    const review = await buildReview();
    await act(manager, review.id, 'confirm');
    expect((await api.call('delete', `/adm/reviews/${review.id}`, { token: admin.token })).status).to.equal(
      200,
    );
    expect(await publicIds(review.prod_id)).to.deep.equal([]);
    expect(await ratingsOf(review.prod_id)).to.deep.equal([0, 0]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
