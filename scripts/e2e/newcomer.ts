import { app } from './app.ts';

/** An employee for one test alone, who signs in as those of the demo do. */
export async function newcomer(key: string, name: string, role: string): Promise<void> {
  const { db } = await app();
  await db.query(
    `with added as (
       insert into users (email, name, password_hash, status)
       select $1, $2, password_hash, 'ACTIVE' from users where email = 'manager@demo.local' returning id
     ) insert into user_roles (user_id, role) select id, $3 from added`,
    [`${key}@demo.local`, name, role],
  );
}
