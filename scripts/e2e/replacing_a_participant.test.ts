import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, openAs, seriousIssues, type Visit, visit } from './browser.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const successor = { name: 'Сменщикова', email: 'successor@example.ru' };

interface Participant {
  id: number;
  order_id: number;
  email: string;
  ticket_code: string;
  unit_price: string;
}

describe('Somebody else comes in the place of a participant', function () {
  this.timeout(180_000);
  let manager: Visit;
  let gone: Participant;

  before(async () => {
    manager = await visit();
    const { rows } = await (await app()).db.query<Participant>(
      `select m.id, m.order_id, m.email, m.ticket_code, m.unit_price from order_participants m
         join orders o on o.id = m.order_id join prods p on p.id = m.prod_id
       where m.is_live and m.email is not null and o.status = 'CONFIRMED' and o.total > 0 and p.date_start > now()
         and p.replace_hours is not null order by m.id limit 1`,
    );
    gone = rows[0] as Participant;
  });
  after(() => manager?.end());

  it('is entered on the card of the participant who cannot come', async () => {
    const { page } = manager;
    await openAs(page, 'manager', `/adm/participants/${gone.id}/show`);
    await page.getByRole('button', { name: 'Заменить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Заменить участника' });
    await dialog.getByLabel('Фамилия').fill(successor.name);
    await dialog.getByLabel('Имя').fill('Нина');
    await dialog.getByLabel('Почта').fill(successor.email);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Заменить' }).click();
    await page.getByText('Участник заменён').waitFor();
    await page.getByRole('heading', { level: 1, name: new RegExp(successor.name) }).waitFor();
  });

  it('has the seat and its price, and a ticket of her own', async () => {
    const { rows } = await (await app()).db.query(
      `select m.state, m.is_live, m.ticket_code, m.unit_price, m.email,
         (select count(*)::int from seat_takes t where t.participant_id = m.id and t.released_at is null) as seats
       from order_participants m where m.order_id = $1 and (m.id = $2 or m.email = $3) order by m.id`,
      [gone.order_id, gone.id, successor.email],
    );
    const [replaced, came] = rows;
    expect(replaced).to.include({ state: 'REPLACED', is_live: false, seats: 0 });
    expect(came).to.include({ state: 'ACTIVE', is_live: true, seats: 1, unit_price: gone.unit_price });
    expect(came.ticket_code).to.not.equal(gone.ticket_code);
  });

  it('is notified by a letter, and so is the participant who no longer comes', async () => {
    const { rows } = await (await app()).db.query(
      `select kind, "to" from outbox where resource = 'orders' and record_id = $1 and kind in ('ticket', 'replaced', 'participant_replaced')
       order by kind`,
      [gone.order_id],
    );
    expect(rows).to.deep.equal([
      { kind: 'participant_replaced', to: gone.email },
      { kind: 'ticket', to: successor.email },
    ]);
  });

  it('leaves money and seats whole, and meets no error of ours', async () => {
    await expectMoneyIsWhole();
    expectNoProblems(manager);
  });
});
