import type { AcceptedReview, PublicReview, ReviewList } from '@odonta/api/contract';
import { Consent, Letter, type Prod, Review, ReviewCode, Setting } from '@odonta/db/models';
import { buildLecturer, buildProd, buildReview } from '@odonta/db/testing/factories.ts';
import { unnamed } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { consentMissing, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { useApi } from '../../testing/useApi.ts';
import { newCode, plainCode } from './reviews.secrets.ts';

const text = 'Подробно, спокойно, с разбором наших случаев. Ушла с готовым протоколом.';

describe('reviews for everybody', () => {
  const api = useApi();
  let prod: Prod;
  beforeEach(async () => {
    prod = await api.given(async () => buildProd({ lecturers: [await buildLecturer()] }));
  });

  const write = (given: object = {}) =>
    api.call<AcceptedReview>('post', '/prods/createReview', {
      body: {
        prod_id: prod.id,
        client_name: 'Ольга',
        is_unnamed: false,
        rating: 5,
        text,
        consent: true,
        ...given,
      },
    });
  const list = async (query: string) => (await api.call<ReviewList>('get', `/reviews?${query}`)).body.message;
  const codeFor = async (prod_id: number) => {
    const code = newCode();
    await ReviewCode.create({
      prod_id,
      email: `${code.toLowerCase()}@test.local`,
      name: 'Ольга',
      code_hash: hashOfSecret(plainCode(code)),
    });
    return code;
  };
  const published = (given: object = {}) => buildReview({ prod_id: prod.id, status: 'CONFIRMED', ...given });

  it('reviews wait for moderation, unverified, with the consent that was given', async () => {
    const { status, body } = await write({ email: 'Olga@Test.local' });
    expect([status, body.message.status]).to.deep.equal([200, 'CREATED']);
    const review = await Review.findByPk(body.message.id);
    expect(review).to.include({ verified: false, approve: false, email: 'olga@test.local', rating: 5 });
    expect(review?.lecturers).to.have.length(1);
    expect(await Consent.findByPk(review?.consent_id)).to.include({
      purpose: 'REVIEW',
      text_version: consentText.version,
      ip: '127.0.0.1',
    });
    expect((await list(`prod_id=${prod.id}`)).reviews).to.deep.equal([]);
    expect(await Letter.count({ where: { kind: 'review_received', record_id: body.message.id } })).to.equal(
      1,
    );
  });

  it('reviews are rated by the mean of their marks', async () => {
    const scores = { program: 5, lecturer: 5, organisation: 4, practice: null };
    const { body } = await write({ rating: undefined, scores });
    expect(await Review.findByPk(body.message.id)).to.include({ rating: 4.67, score_practice: null });
  });

  it('reviews are verified by a code, however it is typed', async () => {
    const code = await codeFor(prod.id);
    const { body } = await write({ code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` });
    expect((await Review.findByPk(body.message.id))?.verified).to.equal(true);
  });

  it('a code gives one review, also when twenty are sent at the same moment', async () => {
    const code = await codeFor(prod.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write({ code, text: `${text} ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).to.have.length(19);
    expect(refused[0]?.body.message).to.equal('По этому коду отзыв уже оставлен');
    expect(await Review.count({ where: { prod_id: prod.id } })).to.equal(1);
  });

  it('reviews are refused field by field', async () => {
    const { status, body } = await write({
      client_name: '',
      rating: 6,
      text: 'Мало',
      pros: 'а'.repeat(501),
      consent: false,
      status: 'CONFIRMED',
    });
    expect(status).to.equal(422);
    expect(body.errors).to.deep.equal({
      client_name: 'Укажите имя',
      rating: 'Поставьте оценку',
      text: 'Расскажите подробнее: не меньше 30 символов',
      pros: 'Максимальная длина 500 символов',
      consent: consentMissing,
      status: 'Неизвестное поле',
    });
    expect((await write({ rating: undefined })).body.errors).to.deep.equal({ rating: 'Поставьте оценку' });
    expect((await write({ consent: undefined })).body.errors).to.deep.equal({ consent: consentMissing });
  });

  it('a review needs an existing course, its own code and a lecturer who teaches it', async () => {
    const other = await api.given(() => buildProd());
    const hidden = await api.given(() => buildProd({ status: 'CREATED' }));
    const refusals = await Promise.all([
      write({ prod_id: hidden.id }),
      write({ prod_id: 999_999 }),
      write({ code: 'AAAA-BBBB-CCCC' }),
      write({ code: await codeFor(other.id) }),
      write({ lecturers: [(await buildLecturer()).id] }),
    ]);
    expect(refusals.map(({ body }) => body.errors)).to.deep.equal([
      { prod_id: 'Такого курса нет' },
      { prod_id: 'Такого курса нет' },
      { code: 'Такого кода нет. Откройте ссылку из письма ещё раз' },
      { code: 'Этот код выдан для другого курса' },
      { lecturers: 'Этот лектор не ведёт курс' },
    ]);
  });

  it('the same review sent twice is stored once', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(new Set(answers.map(({ body }) => body.message.id)).size).to.equal(1);
    expect(await Review.count({ where: { prod_id: prod.id } })).to.equal(1);
  });

  it('a review needs a code where the platform requires one', async () => {
    await Setting.update({ is_on: false }, { where: { key: 'unverified_reviews' } });
    try {
      const { status, body } = await write();
      expect([status, body.errors]).to.deep.equal([
        422,
        { code: 'Отзыв можно оставить по коду из письма участнику курса' },
      ]);
      expect((await write({ code: await codeFor(prod.id) })).status).to.equal(200);
    } finally {
      await Setting.update({ is_on: true }, { where: { key: 'unverified_reviews' } });
    }
  });

  it('reviews are flagged for staff when they are a copy or one of a burst', async () => {
    const original = await buildReview({ text: `${text} Совершенно другой текст о материалах.` });
    const consent = { ip: '127.0.0.1' };
    for (const _ of [1, 2, 3]) await buildReview({ consent });
    const { body } = await write({ text: `${original.text} Да.` });
    expect((await Review.findByPk(body.message.id))?.flags).to.have.members(['BURST', 'COPY']);
    await Review.update(
      { status: 'CONFIRMED', published_at: new Date() },
      { where: { id: body.message.id } },
    );
    expect((await list(`prod_id=${prod.id}`)).reviews[0]).to.not.have.any.keys(
      'flags',
      'email',
      'consent_id',
    );
  });

  it('reviews are listed newest first, three at a time, the published ones alone', async () => {
    const days = (ago: number) => ({ published_at: new Date(Date.now() - ago * 86_400_000) });
    const [third, first, second, fourth] = [
      await published({ ...days(3), rating: 4 }),
      await published(days(1)),
      await published(days(2)),
      await published({ ...days(4), rating: 3.5 }),
    ];
    await buildReview({ prod_id: prod.id });
    await buildReview({ prod_id: prod.id, status: 'REJECTED' });
    const page = await list(`prod_id=${prod.id}`);
    const idsOf = ({ reviews }: ReviewList) => reviews.map(({ id }) => id);
    expect(idsOf(page)).to.deep.equal([first.id, second.id, third.id]);
    expect(idsOf(await list(`prod_id=${prod.id}&limit=3&offset=3`))).to.deep.equal([fourth.id]);
    expect(page.count).to.equal(4);
    expect(page.ratings).to.deep.equal({ total: 17.5, count: 4 });
    expect(page.distribution.map(({ count }) => count)).to.deep.equal([2, 2, 0, 0, 0]);
    expect((await api.call('get', '/reviews?status=CREATED')).status).to.equal(422);
  });

  it('the name of an author who wants to stay unnamed is hidden', async () => {
    const review = await published({ client_name: 'Тайная Ольга', is_unnamed: true });
    const { text: sent, body } = await api.call<ReviewList>('get', `/reviews?prod_id=${prod.id}`);
    expect(body.message.reviews[0]).to.include({ id: review.id, client_name: unnamed, is_unnamed: true });
    expect(sent).to.not.include('Тайная');
  });

  it('a reply is shown once it is moderated', async () => {
    const reply = { reply_author_kind: 'CENTER' as const, reply_text: 'Спасибо!', replied_at: new Date() };
    const review = await published({ ...reply, reply_status: 'CREATED' });
    const shown = async () => (await list(`prod_id=${prod.id}`)).reviews[0] as PublicReview;
    expect((await shown()).reply).to.equal(null);
    await review.update({ reply_status: 'CONFIRMED' });
    expect((await shown()).reply).to.include({ author_kind: 'CENTER', text: 'Спасибо!' });
  });

  it('reviews are found by their lecturer', async () => {
    const lecturer = await buildLecturer();
    const review = await published({ lecturers: [lecturer.id] });
    const found = await list(`lecturer=${lecturer.sef}`);
    expect(found.reviews.map(({ id }) => id)).to.deep.equal([review.id]);
    expect(found.reviews[0]?.prod).to.deep.equal({
      name: prod.name,
      canonical: `/prods/${prod.slug}-${prod.id}`,
    });
    expect(found.reviews[0]?.lecturers).to.deep.equal([{ name: lecturer.name, sef: lecturer.sef }]);
    expect((await list('lecturer=nobody')).count).to.equal(0);
  });

  it('a valid code opens the form', async () => {
    const code = await codeFor(prod.id);
    const open = () => api.call('get', `/reviews/invitations/${code}`);
    expect((await open()).body.message).to.deep.equal({ prod_id: prod.id, client_name: 'Ольга' });
    await write({ code });
    expect((await open()).status).to.equal(409);
    expect((await api.call('get', '/reviews/invitations/AAAA')).status).to.equal(404);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
