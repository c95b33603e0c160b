import { centerAccount } from '../../api/testing/centerAccount.ts';
import { app } from './app.ts';

/** A centre of one test alone, with an account and with these courses: the centres of the demo go on as they are. */
export async function ownCenter(key: string, name: string, prodIds: readonly number[]): Promise<number> {
  const { db } = await app();
  const account = Object.entries(centerAccount);
  const columns = account.map(([column]) => column).join(', ');
  const places = account.map((_, index) => `$${index + 3}`).join(', ');
  const { rows } = await db.query<{ id: number }>(
    `insert into centers (name, slug, email, status, sale, ${columns})
     values ($1, $2, $2 || '@demo.local', 'CONFIRMED', 15, ${places}) returning id`,
    [name, key, ...account.map(([, value]) => value)],
  );
  const id = rows[0]?.id ?? 0;
  await db.query('update prods set center_id = $1 where id = any($2)', [id, prodIds]);
  return id;
}

/** A member of a centre for one test alone, who signs in as those of the demo do. */
export async function newMember(key: string, centerId: number, role: string): Promise<void> {
  const { db } = await app();
  await db.query(
    `with added as (
       insert into users (email, name, status, is_partner, password_hash, email_proved_at)
       select $1, 'Участник центра', 'ACTIVE', true, password_hash, now() from users where email = 'manager@demo.local'
       returning id)
     insert into user_memberships (user_id, center_id, role) select id, $2, $3 from added`,
    [`${key}@demo.local`, centerId, role],
  );
}
