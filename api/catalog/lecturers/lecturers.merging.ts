import { Approval, Lecturer } from '@odonta/db/models';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import type { Transaction } from 'sequelize';
import type { StaffMerging } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { askAsKnown, lockEntered } from '../lecturer_invitations/entering.ts';
import { endInvitations } from '../lecturer_invitations/proposals.ts';
import { refuseTwoLive } from '../negative_lecturers/refuseTwoLive.ts';
import { refuseSameHours } from './refuseSameHours.ts';

/** The kept record's own data win, missing values come from the duplicate; ratings follow the reviews. */
export const mergingOfLecturers: StaffMerging<Lecturer> = {
  allow: 'lecturers.merge',
  references: [
    {
      table: 'user_memberships',
      column: 'lecturer_id',
      beside: ['user_id', 'center_id'],
      counted: ['доступ в кабинет', 'доступа в кабинет', 'доступов в кабинет'],
    },
    {
      table: 'lesson_slots',
      column: 'lecturer_id',
      counted: ['час для занятий', 'часа для занятий', 'часов для занятий'],
    },
  ],
  async refuse({ kept, gone, transaction }) {
    // Courses before their lecturers and invitations, as everybody locks them.
    await lockEntered([kept.id, gone.id], transaction);
    await refuseTwoLive([kept.id, gone.id], transaction);
    await refuseSameHours([kept.id, gone.id], transaction);
    await refuseAsked(gone.id, transaction);
    // The holder of a letter to one of them must not get the cabinet of the other by its link.
    await endInvitations([kept.id, gone.id], transaction);
    if (gone.status === 'CONFIRMED' && kept.status !== 'CONFIRMED')
      throw conflict(
        `Опубликован лектор № ${gone.id}, а № ${kept.id} — нет: присоедините второго к первому или сначала опубликуйте его`,
      );
  },
  async absorb({ kept, gone, transaction }) {
    const photo = kept.filename === null ? gone : kept;
    kept.set({
      text: kept.text || gone.text,
      city_id: kept.city_id ?? gone.city_id,
      filename: photo.filename,
      alt: photo.alt,
    });
    if (kept.status === 'CONFIRMED') await askAsKnown(kept, transaction);
    // An address that was never public needs no redirect.
    if (gone.status === 'CONFIRMED')
      await Lecturer.sequelize?.query('select redirect_address($1, $2)', {
        bind: [lecturerPath(gone), lecturerPath(kept)],
        transaction,
      });
  },
};

/** An edit of a page that is no more could not be decided. */
async function refuseAsked(record_id: number, transaction: Transaction): Promise<void> {
  const where = { kind: 'LECTURER' as const, resource: 'lecturers', record_id, status: 'CREATED' as const };
  if ((await Approval.count({ where, transaction })) > 0)
    throw conflict(`Правка страницы лектора № ${record_id} ждёт проверки: сначала примите или отклоните её`);
}
