import type { CertificateView, IssuedCertificate, IssuedCertificates, OrderView } from '@odonta/api/contract';
import { AuditEntry, Certificate, Letter, type Order } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { qrCodeOf, wordsOf } from '../../platform/documents/testing/reading.ts';
import { useApi } from '../../testing/useApi.ts';

const year = moscowDay(new Date()).slice(0, 4);

describe('certificates', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ROP_COURSE')).token;
  });

  const over = (given: Parameters<typeof buildProd>[0] = {}) =>
    buildProd({
      name: 'Эндодонтия под микроскопом',
      duration_hours: 16,
      date_start: inDays(-3),
      date_end: inDays(-2),
      ...given,
    });
  const visited = async (of: Parameters<typeof buildOrder>[0] = {}) =>
    buildOrder({ prod: await over(), status: 'CONFIRMED', ...of });
  const of = ({ participants }: Order, action = 'certificate', place = 0) =>
    `/adm/participants/${participants[place]?.id}/${action}`;
  const issue = (order: Order) => api.call<IssuedCertificate>('post', of(order), { token, body: {} });
  const pdfOf = async (path: string) => {
    const answer = await fetch(`${api.url}/api${path}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('a certificate prints what it certifies, and its QR code leads to the page that verifies it', async () => {
    const order = await visited();
    const { body, status, text } = await issue(order);
    expect(status, text).to.equal(200);
    const { number, link } = body.message;
    const { bytes } = await pdfOf(
      `/orders/${order.token}/participants/${order.participants[0]?.id}/certificate.pdf`,
    );
    const words = wordsOf(bytes);
    for (const said of [
      `Сертификат`,
      `№ ${number} от`,
      'Слушателева Нина',
      'Курс «Эндодонтия под микроскопом»',
      'Объём: 16 академических часов',
      'Учебный центр',
    ])
      expect(words).to.include(said);
    expect(qrCodeOf(bytes)).to.equal(link);
    const code = link.split('/').at(-1);
    const page = await api.call<CertificateView>('get', `/certificates/${code}`);
    expect(page.body.message).to.include({ number, name: 'Слушателева\u00a0Н.', is_annulled: false });
    expect(page.text).to.not.include('Нина');
  });

  it('certificates are numbered by centre and year without gaps, however many are issued at once', async () => {
    const [one, other] = [await buildCenter(), await buildCenter()];
    const prods = [await over({ center_id: one.id }), await over({ center_id: other.id })];
    const orders = [];
    for (const prod of [prods[0], prods[0], prods[0], prods[1]]) orders.push(await visited({ prod }));
    const answers = await Promise.all(orders.map(issue));
    const numbers = answers.map(({ body }) => body.message.number).toSorted();
    expect(numbers).to.deep.equal(
      [`${one.id}-00001`, `${one.id}-00002`, `${one.id}-00003`, `${other.id}-00001`]
        .map((end) => `${year}-${end}`)
        .toSorted(),
    );
  });

  it('a certificate reaches its participant by letter, only for the code of the ticket', async () => {
    const order = await visited();
    await issue(order);
    const letter = await Letter.findOne({
      where: { record_id: order.id, kind: 'certificate' },
      rejectOnEmpty: true,
    });
    expect(letter.to).to.equal(order.participants[0]?.email);
    expect(letter.text).to.include('/api/tickets/{secret}/certificate.pdf').and.not.include(order.token);
    expect((await pdfOf(`/tickets/${letter.secret}/certificate.pdf`)).status).to.equal(200);
    const { body } = await api.call<OrderView>('get', `/orders/${order.token}`);
    expect(body.message.participants[0]?.certificate).to.match(/^\d{4}-\d+-\d{5}$/);
    const foreign = await visited();
    const crossed = `/orders/${foreign.token}/participants/${order.participants[0]?.id}/certificate.pdf`;
    expect((await pdfOf(crossed)).status).to.equal(404);
  });

  it('a certificate is issued once, after the course, to a named participant who has paid', async () => {
    const early = await visited({ prod: await over({ date_start: inDays(-1), date_end: inDays(1) }) });
    const unpaid = await visited({ status: 'PREPARE' });
    const unnamed = await visited();
    await unnamed.participants[0]?.update({ last_name: null, first_name: null });
    const twice = await visited();
    await issue(twice);
    const refusals = await Promise.all([early, unpaid, unnamed, twice].map(issue));
    expect(refusals.map(({ status, body }) => [status, body.message])).to.deep.equal([
      [409, 'Курс ещё не закончился'],
      [409, 'Заказ не оплачен'],
      [409, 'Не указаны фамилия и имя'],
      [409, 'Сертификат уже выдан'],
    ]);
    expect(await Certificate.count({ where: { participant_id: twice.participants[0]?.id } })).to.equal(1);
  });

  it('a bulk issue covers a course, and lists participants without a certificate', async () => {
    const prod = await over();
    const orders = [await visited({ prod, people: 2 }), await visited({ prod, status: 'PREPARE' })];
    const all = { token, body: { prod_id: prod.id } };
    const { body } = await api.call<IssuedCertificates>('post', '/adm/participants/certificates', all);
    const waiting = orders[1]?.participants[0]?.id;
    expect(body.message).to.deep.equal({
      issued: 2,
      refused: [{ id: waiting, code: 'NOT_PAID', label: 'Заказ не оплачен' }],
    });
    const again = await api.call<IssuedCertificates>('post', '/adm/participants/certificates', all);
    expect(again.body.message.issued).to.equal(0);
  });

  it('that are annulled say so on their page, and another one takes another number', async () => {
    const order = await visited();
    const first = (await issue(order)).body.message;
    expect((await api.call('post', of(order, 'annul_certificate'), { token, body: {} })).status).to.equal(
      422,
    );
    const body = { reason: 'Ошибка в фамилии' };
    expect((await api.call('post', of(order, 'annul_certificate'), { token, body })).status).to.equal(200);
    const page = await api.call<CertificateView>('get', `/certificates/${first.link.split('/').at(-1)}`);
    expect(page.body.message.is_annulled).to.equal(true);
    expect((await pdfOf(`/tickets/${order.participants[0]?.ticket_code}/certificate.pdf`)).status).to.equal(
      404,
    );
    const second = (await issue(order)).body.message;
    expect(second.number).to.not.equal(first.number);
    const noted = { resource: 'participants', record_id: String(order.participants[0]?.id) };
    expect(await AuditEntry.count({ where: { ...noted, action: 'annul_certificate' } })).to.equal(1);
  });

  it('staff without the right issue none, and no page reveals a missing one', async () => {
    const order = await visited();
    const as = { token: (await api.staff('MANAGER')).token };
    expect((await api.call('post', of(order), { ...as, body: {} })).status).to.equal(403);
    const ids = [order.participants[0]?.id];
    const many = await api.call('post', '/adm/participants/certificates', { ...as, body: { ids } });
    expect(many.status).to.equal(403);
    const gone = { token, body: { ids: [2_000_000_000] } };
    const { body } = await api.call<IssuedCertificates>('post', '/adm/participants/certificates', gone);
    expect(body.message.refused[0]?.code).to.equal('NOT_FOUND');
    const unknown = await api.call('get', '/certificates/AAAAAAAAAAAAAAAA');
    expect([unknown.status, unknown.body.message]).to.deep.equal([404, 'Сертификат не найден']);
    expect(api.errors).to.deep.equal([]);
  });
});
