import { Center, User, UserMembership } from '@odonta/db/models';
import { type LetterTopic, letterTopics, readerOf } from '@odonta/db/vocabulary/letterTopics.ts';
import type { Mailbox } from '../../platform/mail/choices/choosing.ts';
import { centersOf } from '../centersOf.ts';

/** The own address of a partner once a letter has proved it, and those of the centres he owns. */
export async function mailboxesOf(member: { id: number }): Promise<Mailbox[]> {
  const { email, email_proved_at, memberships } = await User.findByPk(member.id, {
    include: [{ model: UserMembership, as: 'memberships' }],
    rejectOnEmpty: true,
  });
  const centers = await Center.findAll({
    where: { id: await centersOf(member, 'centers.edit') },
    order: ['id'],
  });
  const own =
    memberships.length > 0 && email_proved_at
      ? [{ email, center: null, topics: topicsOf('partner'), reader: readerOf('user', member) }]
      : [];
  const ofCenters = centers.flatMap(({ id, name, email: its }) =>
    its ? [{ email: its, center: { id, name }, topics: topicsOf('center'), reader: null }] : [],
  );
  return [...own, ...ofCenters];
}

export const topicsOf = (readers: string): LetterTopic[] =>
  (Object.keys(letterTopics) as LetterTopic[]).filter((topic) => letterTopics[topic].readers === readers);
