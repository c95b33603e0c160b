import { QueryTypes, type Sequelize } from 'sequelize';

/** At once, so that no look at what is old holds up the letters of today. */
const most = 5000;

/**
 * Letters about a record are kept as its papers are, five years; those about none (codes, links to sign in) as logs are, a
 * year. Ids follow time, so that only the oldest are looked at.
 */
export async function forgetLetters(sequelize: Sequelize): Promise<number> {
  const ofNothing = await forget(sequelize, 'where resource is null', '1 year');
  return ofNothing + (await forget(sequelize, '', '5 years'));
}

async function forget(sequelize: Sequelize, which: string, age: '1 year' | '5 years'): Promise<number> {
  const gone = await sequelize.query<{ id: string }>(
    `delete from outbox where id in (
       select id from (select id, created_at from outbox ${which} order by id limit $1) oldest
       where created_at < now() - interval '${age}')
     returning id`,
    { bind: [most], type: QueryTypes.SELECT },
  );
  return gone.length;
}
