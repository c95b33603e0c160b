import type { ReviewList, SellerReview, SellerReviews, StaffReview } from '@odonta/api/contract';
import {
  AuditEntry,
  type Center,
  Letter,
  PrivateFile,
  Prod,
  Review,
  ReviewDispute,
  ReviewMail,
  StaffNotice,
  StatusChange,
  UserMembership,
} from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, buildReview } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { replyRevisionHours } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { unnamed } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const text = 'Спасибо за отзыв! Добавим времени на вопросы.';
const mended = 'Спасибо за отзыв! Добавили час на вопросы.';
const why = 'Автор не учился у нас: в списках этого потока его нет.';
const refusal = { reject_code: 'FAKE', reason: 'Участника в списке нет' };
const refusedReply = {
  reply_reject_code: 'PRESSURE',
  reply_reject_reason: 'Не обещайте скидку за правку отзыва',
};

describe('reviews in the cabinets of sellers', () => {
  const api = useApi();
  let center: Center;
  let prod: Prod;
  let review: Review;
  let owner: string;
  let head: string;

  before(async () => {
    head = (await api.staff('ROP_COURSE')).token;
  });
  beforeEach(async () => {
    center = await buildCenter({ name: 'Зубная академия' });
    prod = await api.given(() => buildProd({ center_id: center.id }));
    review = await published();
    owner = await memberAs('OWNER');
  });

  const published = (given: object = {}) =>
    buildReview({ prod_id: prod.id, status: 'CONFIRMED', email: 'author@test.local', ...given });
  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const list = async (token = owner, query = '', cabinet = 'partner') =>
    (await api.call<SellerReviews>('get', `/${cabinet}/reviews${query}`, { token })).body.message;
  const act = (method: string, tail: string, body: object, token = owner, id = review.id) =>
    api.call<SellerReview>(method, `/partner/reviews/${id}/${tail}`, { token, body });
  const reply = (said = text, token = owner) => act('post', 'reply', { text: said }, token);
  const revise = (said = mended, token = owner) => act('put', 'reply', { text: said }, token);
  const dispute = (body: object = { reason: why }, token = owner) => act('post', 'dispute', body, token);
  const staff = (move: string, body: object, token = head) =>
    api.call<StaffReview>('post', `/adm/reviews/${review.id}/${move}`, { token, body });
  const allow = () => staff('moderate_reply', { reply_status: 'CONFIRMED' });
  const refuse = () => staff('moderate_reply', { reply_status: 'REJECTED', ...refusedReply });
  const shown = async () =>
    (await api.call<ReviewList>('get', `/reviews?prod_id=${prod.id}`)).body.message.reviews.find(
      ({ id }) => id === review.id,
    );
  const letters = (kind: string) => Letter.findAll({ where: { kind, record_id: review.id }, order: ['id'] });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it('list the published reviews of the centre, without contacts and hidden names', async () => {
    await published({ client_name: 'Тайная Ольга', is_unnamed: true, email: 'secret@test.local' });
    await buildReview({ prod_id: prod.id });
    const other = await buildReview({ status: 'CONFIRMED' });
    const { reviews, total } = await list();
    expect([total, reviews.map(({ client_name }) => client_name)]).to.deep.equal([
      2,
      [unnamed, review.client_name],
    ]);
    expect(JSON.stringify(reviews)).to.not.include('Тайная').and.not.include('@test.local');
    expect(reviews.map(({ id }) => id)).to.not.include(other.id);
    await reply();
    expect((await list(owner, '?list=unanswered')).total).to.equal(1);
    expect((await list(owner, '?list=disputed')).total).to.equal(0);
    for (const query of ['?list=none', '?offset=-1', '?limit=5'])
      expect((await api.call('get', `/partner/reviews${query}`, { token: owner })).status).to.equal(422);
  });

  describe('a reply of the centre', () => {
    it('is public in its name once moderated, and its reviewer hears of it once', async () => {
      const { status, body } = await reply();
      expect([status, body.message.reply?.status, body.message.may_reply]).to.deep.equal([
        200,
        'CREATED',
        false,
      ]);
      expect((await shown())?.reply).to.equal(null);
      const waiting = (await api.call<StaffReview>('get', `/adm/reviews/${review.id}`, { token: head })).body
        .message;
      expect(waiting.reply?.due_at).to.be.greaterThan(Date.now() / 1000);
      await allow();
      expect((await shown())?.reply).to.include({ author_kind: 'CENTER', author_name: center.name, text });
      const [letter] = await letters('review_replied');
      const mail = await ReviewMail.findByPk('author@test.local', { rejectOnEmpty: true });
      expect(letter).to.include({
        to: 'author@test.local',
        unsubscribe_path: `/api/reviews/letters/${mail.token}`,
      });
      await revise();
      await allow();
      expect(await letters('review_replied')).to.have.length(1);
      expect((await reply()).status, 'a second reply').to.equal(409);
      expect(await StatusChange.count({ where: { resource: 'reviews', record_id: review.id } })).to.equal(4);
      expect(await AuditEntry.count({ where: { action: 'reply', record_id: String(review.id) } })).to.equal(
        1,
      );
    });

    it('goes by letter to nobody who refused such letters', async () => {
      await ReviewMail.upsert({ email: 'author@test.local', refused_at: new Date() });
      await reply();
      await allow();
      expect(await letters('review_replied')).to.have.length(0);
      await ReviewMail.destroy({ where: {} });
    });

    it('is corrected once within a day, and the shown one stays until the new one is moderated', async () => {
      await reply();
      await allow();
      expect((await revise()).body.message.reply).to.include({ text, revision: mended, open_until: null });
      expect((await shown())?.reply?.text).to.equal(text);
      await allow();
      expect((await shown())?.reply?.text).to.equal(mended);
      expect((await revise()).status, 'again').to.equal(409);
    });

    it('corrected under the eyes of the moderator is not shown by his decision about the former text', async () => {
      await reply();
      const { version } = await review.reload();
      await revise();
      for (const reply_status of ['CONFIRMED', 'REJECTED']) {
        const decision = { ...(reply_status === 'REJECTED' && refusedReply), reply_status, version };
        const { status, body } = await staff('moderate_reply', decision);
        expect([status, body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
      }
      expect((await shown())?.reply).to.equal(null);
      const seen = { reply_status: 'CONFIRMED', version: (await review.reload()).version };
      expect((await staff('moderate_reply', seen)).status).to.equal(200);
      expect((await shown())?.reply?.text).to.equal(mended);
    });

    it('is not corrected a day later', async () => {
      await reply();
      await Review.update({ replied_at: hoursAgo(replyRevisionHours + 0.1) }, { where: { id: review.id } });
      expect((await revise()).status).to.equal(409);
      await Review.update({ replied_at: hoursAgo(replyRevisionHours - 0.1) }, { where: { id: review.id } });
      expect((await revise()).status).to.equal(200);
    });

    it('is refused for a reason with a code, which its author alone reads, and corrected', async () => {
      await reply();
      const bare = await staff('moderate_reply', { reply_status: 'REJECTED' });
      expect(bare.body.errors).to.have.all.keys('reply_reject_code', 'reply_reject_reason');
      await refuse();
      expect((await shown())?.reply).to.equal(null);
      const [own] = (await list()).reviews;
      expect(own?.reply).to.include({
        status: 'REJECTED',
        refusal: 'Давление на автора отзыва. Не обещайте скидку за правку отзыва',
      });
      const [letter] = await letters('reply_rejected');
      expect(letter?.text).to.include('давление на автора отзыва').and.include('/partner/reviews');
      expect(await letters('review_replied')).to.have.length(0);
      expect((await revise()).body.message.reply).to.include({
        text: mended,
        status: 'CREATED',
        refusal: null,
      });
      await refuse();
      expect([(await revise()).status, (await reply()).status]).to.deep.equal([409, 409]);
    });

    it('stays as it is when its correction is refused, and its author hears why by letter', async () => {
      await reply();
      await allow();
      await revise();
      expect((await refuse()).body.message.reply).to.include({ status: 'CONFIRMED', text, revision: null });
      expect((await shown())?.reply?.text).to.equal(text);
      const [own] = (await list()).reviews;
      expect(own?.reply).to.include({ text, refusal: null, open_until: null });
      const [letter] = await letters('reply_rejected');
      expect(letter?.text)
        .to.include('на сайте остаётся прежний')
        .and.include(refusedReply.reply_reject_reason)
        .and.not.include('можно один раз исправить');
      expect([(await revise()).status, (await reply()).status]).to.deep.equal([409, 409]);
    });

    it('leaves the site with its review for good; a mended review is answered anew', async () => {
      await reply();
      await allow();
      await staff('takedown', refusal);
      await review.reload();
      expect(review).to.include({
        reply_text: null,
        reply_status: null,
        reply_by: null,
        reply_notified_at: null,
      });
      await review.update({ status: 'CREATED', reject_code: null, rejected_at: null } as object);
      await staff('confirm', {});
      expect((await shown())?.reply).to.equal(null);
      expect((await reply(mended)).status).to.equal(200);
      await allow();
      expect((await shown())?.reply?.text).to.equal(mended);
      expect(await letters('review_replied'), 'of each').to.have.length(2);
    });

    it('is not moderated while its review is not public', async () => {
      await reply();
      await review.reload();
      await review.update({ published_at: null, status: 'CREATED' } as object);
      expect((await allow()).status).to.equal(409);
    });

    it('that staff entered and refused leaves the place to the centre at once', async () => {
      const body = { reply: { author_kind: 'CENTER', text } };
      const { token } = await api.staff('ADMIN');
      await api.call('put', `/adm/reviews/${review.id}`, { token, body });
      await refuse();
      expect((await reply(mended)).status).to.equal(200);
    });

    it('is refused by name where it is too short or too long, and of a review that is not public', async () => {
      for (const wrong of ['', 'Спасибо', 'х'.repeat(2001)])
        expect((await reply(wrong)).body.errors, wrong).to.have.all.keys('text');
      await review.update({ published_at: null, status: 'CREATED' } as object);
      expect((await reply()).status).to.equal(404);
    });

    it('is one of five that are sent at the same moment', async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => reply()));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409, 409]);
    });

    it('belongs to owners; a suspended centre only reads', async () => {
      for (const role of ['EDITOR', 'ORDERS', 'ACCOUNTANT', 'CHECK_IN'] as const) {
        const token = await memberAs(role);
        expect((await list(token)).total, role).to.equal(['EDITOR', 'ORDERS'].includes(role) ? 1 : 0);
        expect(
          [(await reply(text, token)).status, (await dispute(undefined, token)).status],
          role,
        ).to.deep.equal([403, 403]);
      }
      const stranger = await memberAs('OWNER', await buildCenter());
      expect([
        (await reply(text, stranger)).status,
        (await dispute(undefined, stranger)).status,
      ]).to.deep.equal([404, 404]);
      await center.update({ suspended_at: new Date() });
      expect([(await reply()).status, (await dispute()).status]).to.deep.equal([409, 409]);
    });
  });

  describe('a reply of a lecturer', () => {
    const asLecturer = async () => {
      const { lecturer, user } = await buildLecturerWithAccount({ name: 'Лекторова Анна' });
      await review.update({ lecturers: [lecturer.id] });
      return { lecturer, token: await api.tokenOf(user) };
    };
    const passADay = () =>
      Review.update({ reply_decided_at: hoursAgo(replyRevisionHours + 0.1) }, { where: { id: review.id } });
    const replyOf = (token: string, method = 'post', said = text) =>
      api.call<SellerReview>(method, `/lk/reviews/${review.id}/reply`, { token, body: { text: said } });

    it('is his own, to reviews that speak of him, without the dispute of the centre', async () => {
      const { token } = await asLecturer();
      await dispute();
      const { reviews, total } = await list(token, '', 'lk');
      expect([total, reviews[0]?.dispute, reviews[0]?.may_dispute]).to.deep.equal([1, null, false]);
      expect((await replyOf(token)).body.message.reply?.open_until).to.be.a('number');
      await allow();
      expect((await shown())?.reply).to.include({ author_kind: 'LECTURER', author_name: 'Лекторова Анна' });
      expect((await replyOf(token, 'put', mended)).status).to.equal(200);
      expect((await reply()).status, 'of the centre too').to.equal(409);
      expect((await revise()).status, 'of the centre').to.equal(409);
    });

    it('is refused to other lecturers, other accounts and the centre', async () => {
      await asLecturer();
      const other = await api.tokenOf((await buildLecturerWithAccount()).user);
      for (const token of [other, owner]) {
        expect((await list(token, '', 'lk')).total).to.equal(0);
        expect((await replyOf(token)).status).to.equal(404);
        expect((await replyOf(token, 'put')).status).to.equal(404);
      }
    });

    it('of the centre hides its text from him until visitors see it, and leaves the place once it may not be corrected', async () => {
      const { token } = await asLecturer();
      await reply();
      const seen = async () => (await list(token, '', 'lk')).reviews[0];
      expect((await seen())?.reply).to.include({ text: null, refusal: null, open_until: null });
      await refuse();
      expect([(await seen())?.reply?.refusal, (await seen())?.may_reply]).to.deep.equal([null, false]);
      expect((await replyOf(token)).status, 'while the centre may correct it').to.equal(409);
      await passADay();
      expect((await seen())?.may_reply).to.equal(true);
      expect((await replyOf(token)).status).to.equal(200);
    });

    it('refused after that of the centre is the last: neither of them replies again', async () => {
      const { token } = await asLecturer();
      await reply();
      await refuse();
      await passADay();
      await replyOf(token);
      await refuse();
      await passADay();
      for (const [reader, cabinet] of [
        [owner, 'partner'],
        [token, 'lk'],
      ] as const)
        expect((await list(reader, '', cabinet)).reviews[0]?.may_reply, cabinet).to.equal(false);
      expect([(await reply()).status, (await replyOf(token)).status]).to.deep.equal([409, 409]);
    });

    it('is to public reviews alone: of disputes and reviews taken down he sees nothing', async () => {
      const { token } = await asLecturer();
      await dispute();
      expect((await api.call('get', '/lk/reviews?list=disputed', { token })).status).to.equal(422);
      await staff('accept_dispute', refusal);
      expect((await list(token, '', 'lk')).total).to.equal(0);
      expect((await replyOf(token)).status).to.equal(404);
    });
  });

  describe('a dispute', () => {
    const upload = async (token = owner) => {
      const body = new FormData();
      body.set('file', new Blob([`%PDF-1.4 ${Math.random()}`], { type: 'application/pdf' }), 'list.pdf');
      return api.call<{ file_id: string }>('post', '/partner/reviews/evidence', { token, body });
    };
    const ratings = async () => {
      const { rating_total, rating_count } = await Prod.findByPk(prod.id, { rejectOnEmpty: true });
      return [rating_total, rating_count];
    };

    it('keeps the review on the site, with its documents, and rings the bell of those who decide', async () => {
      const { file_id } = (await upload()).body.message;
      expect((await dispute({ reason: why, evidence: [file_id] })).body.message.dispute).to.include({
        ...{ reason: why, evidence_count: 1, outcome: null },
      });
      expect((await shown())?.id).to.equal(review.id);
      expect(await StaffNotice.count({ where: { kind: 'review_dispute' } })).to.be.greaterThan(0);
      expect((await PrivateFile.findByPk(file_id))?.delete_after?.getTime()).to.be.greaterThan(
        Date.now() + 300 * 86_400_000,
      );
      const file = `/adm/reviews/${review.id}/evidence/${file_id}`;
      const manager = (await api.staff('MANAGER')).token;
      const read = async (token: string, path = file) => (await api.call('get', path, { token })).status;
      expect([await read(head), await read(manager)]).to.deep.equal([200, 403]);
      const foreign = (await upload()).body.message.file_id;
      expect(await read(head, `/adm/reviews/${review.id}/evidence/${foreign}`)).to.equal(404);
      expect(await AuditEntry.count({ where: { action: 'reveal', record_id: String(review.id) } })).to.equal(
        1,
      );
    });

    it('is opened once, also by five members at the same moment', async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => dispute()));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409, 409]);
      await staff('decline_dispute', { reason: 'Автор был на курсе' });
      expect((await dispute()).status, 'after the decision').to.equal(409);
      const forced = ReviewDispute.create({ review_id: review.id, reason: why });
      expect(
        await forced.then(
          () => 'twice',
          () => 'refused',
        ),
        'by the database',
      ).to.equal('refused');
    });

    it('takes no file of another dispute or kind, and none without the right', async () => {
      const { file_id } = (await upload()).body.message;
      await dispute({ reason: why, evidence: [file_id] });
      review = await published();
      expect((await dispute({ reason: why, evidence: [file_id] })).body.errors).to.have.all.keys('evidence');
      const paper = await PrivateFile.create({
        ...{ kind: 'STUDENT_DOCUMENT', mime: 'application/pdf', bytes: Buffer.from('%PDF-1') },
        id: '00000000-0000-4000-8000-000000000001',
      });
      expect((await dispute({ reason: why, evidence: [paper.id] })).body.errors).to.have.all.keys('evidence');
      expect((await upload(await memberAs('EDITOR'))).status).to.equal(403);
      const many = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
      expect((await dispute({ reason: why, evidence: many })).status).to.equal(422);
      expect((await dispute({ reason: 'Не так' })).body.errors).to.have.all.keys('reason');
    });

    it('accepted takes the review off the site and the totals, and its author may correct it', async () => {
      await published({ rating: 3 });
      await buildPartner(center, { role: 'EDITOR' });
      await dispute();
      expect((await ratings())[1]).to.equal(2);
      const { body } = await staff('accept_dispute', refusal);
      expect(body.message).to.include({ status: 'REJECTED', reject_code: 'FAKE' });
      expect(body.message.dispute).to.include({ outcome: 'ACCEPTED', answer: refusal.reason, due_at: null });
      expect(await shown()).to.equal(undefined);
      expect(await ratings()).to.deep.equal([3, 1]);
      const [letter] = await letters('review_rejected');
      expect(letter?.text).to.include('14 дней').and.include('my_review=');
      expect(await letters('dispute_accepted'), 'to the owner alone').to.have.length(1);
      const own = (await list(owner, '?list=disputed')).reviews[0];
      expect(own).to.include({ text: null, published_at: null, may_reply: false, may_dispute: false });
      expect(own, 'not moderated').to.include({ client_name: unnamed, rating: null });
      expect(own?.dispute).to.include({ outcome: 'ACCEPTED', answer: refusal.reason });
    });

    it('declined leaves the review, and the centre reads why', async () => {
      await dispute();
      expect((await staff('decline_dispute', {})).body.errors).to.have.all.keys('reason');
      const { body } = await staff('decline_dispute', { reason: 'Автор был на курсе' });
      expect([body.message.status, body.message.dispute?.outcome]).to.deep.equal(['CONFIRMED', 'DECLINED']);
      expect((await letters('dispute_declined'))[0]?.text).to.include('Автор был на курсе');
      expect((await staff('accept_dispute', refusal)).status).to.equal(409);
      expect((await shown())?.id).to.equal(review.id);
    });

    it('is decided before its review is deleted', async () => {
      const { token } = await api.staff('ADMIN');
      const remove = () => api.call('delete', `/adm/reviews/${review.id}`, { token });
      await dispute();
      const { status, body } = await remove();
      expect([status, body.message]).to.deep.equal([409, 'Сначала примите решение по возражению центра']);
      await staff('decline_dispute', { reason: 'Автор был на курсе' });
      expect((await remove()).status).to.equal(200);
    });

    it('ends for the centre when what its author has corrected meanwhile is rejected', async () => {
      await dispute();
      expect((await staff('takedown', refusal)).status, 'beside the decision').to.equal(409);
      await review.reload();
      await review.update({ status: 'CREATED' } as object);
      await staff('reject', refusal);
      expect(await letters('dispute_accepted')).to.have.length(1);
      expect((await ReviewDispute.findByPk(review.id))?.outcome).to.equal('ACCEPTED');
    });

    it('is decided by the head of sales and administrators, and found by its state', async () => {
      expect((await staff('accept_dispute', refusal)).status, 'without one').to.equal(409);
      await dispute();
      const manager = (await api.staff('MANAGER')).token;
      for (const move of ['accept_dispute', 'decline_dispute'])
        expect((await staff(move, refusal, manager)).status, move).to.equal(403);
      const found = async (state: string) =>
        (
          await api.call<StaffReview[]>('get', `/adm/reviews?filter=${JSON.stringify({ dispute: state })}`, {
            token: head,
          })
        ).body.message.map(({ id }) => id);
      expect(await found('OPEN')).to.include(review.id);
      expect(await found('DECLINED')).to.not.include(review.id);
      const admin = (await api.staff('ADMIN')).token;
      expect((await staff('accept_dispute', refusal, admin)).status).to.equal(200);
      expect(await found('ACCEPTED')).to.include(review.id);
    });
  });

  it('owners and lecturers hear of a review when it is first public', async () => {
    const { lecturer, user } = await buildLecturerWithAccount();
    const both = await buildLecturerWithAccount();
    await UserMembership.create({ user_id: both.user.id, center_id: center.id, role: 'OWNER' });
    const lecturers = [lecturer.id, both.lecturer.id];
    review = await buildReview({ prod_id: prod.id, lecturers });
    await memberAs('EDITOR');
    await staff('confirm', {});
    const sent = await letters('review_appeared');
    expect(sent, 'one to each').to.have.length(3);
    expect(sent.map(({ to }) => to)).to.include(user.email);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
