import type { ParticipantList } from '@odonta/db/vocabulary/sales/participantList.ts';
import { expect } from 'chai';
import { readTable } from '../../platform/tables/readTable.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a list of participants in a file', () => {
  const api = useApi();

  async function send(text: string, name = 'list.csv') {
    const form = new FormData();
    form.append('file', new File([text], name));
    const answer = await fetch(`${api.url}/api/pay/participants`, { method: 'POST', body: form });
    return { status: answer.status, ...((await answer.json()) as { message: ParticipantList }) };
  }

  it('is read for a guest, wrong cells and all', async () => {
    const { status, message } = await send(
      'Фамилия;Имя;Почта\nИванова;Анна;anna@example.ru\nПетров;Иван;petrov@',
    );
    expect(status).to.equal(200);
    expect(message.people.map(({ last_name, email }) => [last_name, email])).to.deep.equal([
      ['Иванова', 'anna@example.ru'],
      ['Петров', 'petrov@'],
    ]);
    expect(message.faults.map(({ row, column }) => [row, column])).to.deep.equal([[3, 'Почта']]);
  });

  it('is refused in words where it is no table', async () => {
    const { status, message } = await send('');
    expect(status).to.equal(422);
    expect(message).to.match(/[а-я]/);
  });

  it('is refused in words where it has far too many rows', async () => {
    const { status, message } = await send('а;б\n'.repeat(130_000));
    expect(status).to.equal(422);
    expect(message).to.include('Слишком много строк: до 500');
  });

  it('has a table to begin with, whose columns are those that are read', async () => {
    const answer = await fetch(`${api.url}/api/pay/participants/template`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-disposition')).to.include('.xlsx');
    // It has no participant yet, as its reader says.
    const refusal = await readTable(bytes, { rows: 10, columns: 30 }, 'visitors').catch(String);
    expect(refusal).to.include('нет строк');
  });
});
