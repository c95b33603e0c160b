import type { BankImport, StaffBankLine } from '@odonta/api/contract';
import { AuditEntry, BankFile, BankLine, PlatformRequisites } from '@odonta/db/models';
import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { expect } from 'chai';
import { type DocumentLines, ourAccount, statementFile } from '../../testing/statementFile.ts';
import type { TestNode } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { encoded } from '../bank/encoding.ts';

const stranger = '40702810900000000009';

describe('a bank statement that is brought in', () => {
  const api = useApi({ connection: { pool: 20, acquireMs: 30_000 } });
  let keeper: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
  });
  beforeEach(() => api.sequelize.query('truncate bank_files, bank_lines, bank_matches, rate_limits'));

  const upload = (file: string | Uint8Array, node: TestNode = api, token = keeper) => {
    const form = new FormData();
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'выписка.txt');
    return node.call<BankImport>('post', '/adm/bank_imports/upload', { token, body: form });
  };
  const brought = async (...documents: DocumentLines[]) =>
    (await upload(statementFile(documents))).body.message;

  it('leaves what came to us in the queue, and tells what became of the rest', async () => {
    const imported = await brought(
      {},
      { Номер: '43', ПлательщикСчет: ourAccount, ПолучательСчет: stranger },
      { Номер: '44', ПлательщикСчет: ourAccount },
      { Номер: '45', Сумма: '0.00' },
      { Номер: '46', ПолучательСчет: stranger },
      { Номер: '47', ДатаПоступило: '' },
      { Номер: '48', Дата: '31.02.2026' },
    );
    const { file_id, refused, ...counted } = imported;
    expect(counted).to.deep.equal({
      filename: 'выписка.txt',
      fresh: 1,
      known: 0,
      matched: 0,
      outgoing: 1,
      internal: 1,
    });
    expect(refused).to.deep.equal([
      { line: 41, why: 'Сумма документа — ноль' },
      { line: 53, why: 'Ни одной стороны платежа нет среди ваших счетов' },
      { line: 65, why: 'Деньги ещё не поступили на счёт' },
      { line: 77, why: 'Не разобрать дату' },
    ]);
    const { body } = await api.call<StaffBankLine[]>('get', '/adm/bank_imports', { token: keeper });
    expect(body.message).to.have.length(1);
    expect(body.message[0]).to.include({
      file_id,
      number: '42',
      date: '2026-11-20',
      sum: 20_000,
      payer_inn: '7725088527',
      purpose: 'Оплата по счету № 1234 от 20.11.2026',
      status: 'CREATED',
    });
    expect(body.message[0]?.raw).to.match(/^СекцияДокумент=Платежное поручение\nНомер=42\n/);
    const entry = await AuditEntry.findOne({ where: { action: 'upload' }, rejectOnEmpty: true });
    expect(entry.changes).to.deep.equal({ filename: [null, 'выписка.txt'], fresh: [null, 1] });
  });

  it('changes nothing when it comes again, in another encoding or with the days after it', async () => {
    const file = statementFile([{}, { Номер: '0043' }]);
    await upload(encoded(file, 'windows-1251'));
    const before = await BankLine.findAll({ order: ['id'], raw: true });
    const again = (await upload(encoded(file, 'windows-1251'))).body.message;
    expect(again).to.include({ fresh: 0, known: 2 });
    const asDos = statementFile([{}, { Номер: '43' }, { Номер: '44' }], 'DOS');
    expect((await upload(encoded(asDos, 'ibm866'))).body.message).to.include({ fresh: 1, known: 2 });
    const after = await BankLine.findAll({ order: ['id'], raw: true });
    expect(after.slice(0, 2)).to.deep.equal(before);
    expect([after.length, await BankFile.count()]).to.deep.equal([3, 2]);
  });

  it('is one even when two nodes take it at the same moment', async () => {
    expect(await linesOfTwoNodes()).to.equal(60);
  });

  it('a statement would be imported several times without the unique key of its payments', async () => {
    await api.sequelize.query('alter table bank_lines drop constraint bank_lines_key_key');
    const lines = await linesOfTwoNodes();
    console.log(`      of 60 payments brought in 8 times, without the key: ${lines}; with it: 60`);
    expect(lines).to.be.greaterThan(60);
    await api.sequelize.query('truncate bank_lines, bank_matches');
    await api.sequelize.query('alter table bank_lines add constraint bank_lines_key_key unique (key)');
  });

  async function linesOfTwoNodes() {
    const second = await api.node();
    const documents = Array.from({ length: 60 }, (_, number) => ({ Номер: String(number + 1) }));
    const files = [statementFile(documents), statementFile(documents.toReversed())];
    const sent = Array.from({ length: 8 }, (_, index) =>
      upload(files[index % 2] ?? '', index < 4 ? api : second),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    await second.close();
    return BankLine.count();
  }

  it('is of the account in our requisites, and knows our other accounts by our tax number', async () => {
    await (await buildPlatformRequisites()).update({ account: ourAccount, inn: '7710140679' });
    const own = { Номер: '50', ПлательщикИНН: '7710140679' };
    expect(await brought({}, own)).to.include({ fresh: 1, internal: 1 });
    await PlatformRequisites.update({ account: stranger }, { where: {} });
    const { status, body } = await upload(statementFile([{}]));
    expect([status, body.message]).to.deep.equal([
      422,
      `Это выписка по другому счёту: в реквизитах площадки указан ${stranger}`,
    ]);
    await PlatformRequisites.destroy({ where: {} });
  });

  it('comes as a table too, of the account in our requisites', async () => {
    const table =
      'Дата;Номер;Кредит;Дебет;Контрагент;ИНН;Назначение\n20.11.2026;7;100,00;;ООО Клиника;7725088527;Счет 9';
    expect((await upload(table)).body.message).to.equal(
      'В таблице нет нашего счёта: сначала заполните реквизиты площадки',
    );
    await (await buildPlatformRequisites()).update({ account: ourAccount });
    expect((await upload(table)).body.message).to.include({ fresh: 1, known: 0, outgoing: 0 });
    expect((await upload(`${table}\n21.11.2026;8;;50,00;Банк;7707083893;Комиссия`)).body.message).to.include({
      ...{ fresh: 0, known: 1, outgoing: 1 },
    });
    const line = await BankLine.findOne({ where: { number: '7' }, rejectOnEmpty: true });
    expect(line).to.include({ account: ourAccount, sum: 10_000, purpose: 'Счет 9' });
    await PlatformRequisites.destroy({ where: {} });
  });

  it('is refused when it is something else, too large or empty', async () => {
    const refused = async (file: string | Uint8Array) => {
      const { status, body } = await upload(file);
      return [status, body.message];
    };
    expect(await refused('Номер;Дата\n1;2')).to.deep.equal([
      422,
      'Файл не похож на выписку: это не обмен с 1С, а в таблице нет столбцов «Сумма» или «Кредит», «Назначение платежа»',
    ]);
    expect(await refused(statementFile([]))).to.deep.equal([422, 'В выписке нет ни одного документа']);
    expect((await refused(new Uint8Array(5 * 1024 * 1024 + 1)))[0]).to.equal(413);
    expect((await api.call('post', '/adm/bank_imports/upload', { token: keeper })).status).to.equal(422);
    expect(await BankFile.count()).to.equal(0);
  });

  it('is a matter of bookkeepers alone', async () => {
    const manager = (await api.staff('MANAGER')).token;
    expect((await upload(statementFile([{}]), api, manager)).status).to.equal(403);
  });

  it('has payments that are passed over for a reason, and taken up again', async () => {
    const { id } = await buildBankLine();
    const act = (move: string, body: object = {}) =>
      api.call<StaffBankLine>('post', `/adm/bank_imports/${id}/${move}`, { token: keeper, body });
    expect((await act('ignore')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    const { message: passed } = (await act('ignore', { reason: 'Возврат от поставщика' })).body;
    expect(passed).to.include({ status: 'REJECTED', reason: 'Возврат от поставщика' });
    expect(passed.history[0]).to.include({ move: 'ignore', reason: 'Возврат от поставщика' });
    const { message: back } = (await act('unmatch')).body;
    expect(back).to.include({ status: 'CREATED', reason: null });
  });

  it('is found by payer, purpose and day', async () => {
    await buildBankLine({ payer_name: 'ИП Орлова', received_on: '2026-11-18' });
    const { id } = await buildBankLine({ purpose: 'За обучение по договору 7', received_on: '2026-11-20' });
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const { body } = await api.call<StaffBankLine[]>('get', `/adm/bank_imports?${query}`, {
        token: keeper,
      });
      return body.message.map((line) => line.id);
    };
    expect(await found({ q: 'договору' })).to.deep.equal([id]);
    const noon = Date.parse('2026-11-20T00:00:00+03:00') / 1000;
    expect(await found({ received_from: noon })).to.deep.equal([id]);
    expect(await found({ received_to: noon - 1, q: 'Орлова' })).to.have.length(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
