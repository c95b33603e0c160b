import { Individual, type Mailing, sequelizeOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { bindOf, people } from './audience.ts';

/** Accounts that one statement looks at: far fewer than it has time for. */
const accountsAtOnce = 20_000;
const firstDigits = [...'0123456789abcdef'];

/**
 * Writes a row for each person of a mailing: people who join later are not written to. Where a centre has paid for
 * fewer, for so many, in no order that says anything of them. By parts, because statements have a few seconds.
 */
export async function fixPeople(mailing: Mailing, transaction: Transaction): Promise<void> {
  const run = (text: string, bind: unknown[] = []) =>
    sequelizeOf(transaction).query(text, { bind, type: QueryTypes.RAW, transaction });
  await run(
    'create temporary table mailing_people (email text not null, place text not null) on commit drop',
  );
  const greatest = (await Individual.max<number, Individual>('id', { paranoid: false, transaction })) ?? 0;
  for (let from = 0; from <= greatest; from += accountsAtOnce)
    await run(
      `insert into mailing_people (email, place)
       select email, md5(email || $5::int::text) from (${people} and i.id >= $6::int and i.id < $7::int) as people`,
      [...bindOf(mailing), mailing.id, from, from + accountsAtOnce],
    );
  const last = await lastPlace(mailing, transaction);
  for (const digit of firstDigits)
    await run(
      `insert into mailing_recipients (mailing_id, email, next_at)
       select $1::int, email, clock_timestamp() from mailing_people
       where place like $2::text || '%' and ($3::text is null or place <= $3::text) order by place`,
      [mailing.id, digit, last],
    );
}

/** The place of the last of those who were sold; null where nobody has paid for so many, and all get the letter. */
async function lastPlace({ hold_id }: Mailing, transaction: Transaction): Promise<string | null> {
  const [found] = await sequelizeOf(transaction).query<{ place: string | null }>(
    `select max(place) as place from (
       select place from mailing_people order by place limit (select reach from mailing_holds where id = $1)) as sold
     where $1::int is not null`,
    { bind: [hold_id], type: QueryTypes.SELECT, transaction },
  );
  return found?.place ?? null;
}
