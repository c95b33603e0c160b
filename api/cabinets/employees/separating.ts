import type { Transaction } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { deletePairs, link, setApart, unlink } from './links.ts';
import { peopleOf } from './peopleOf.ts';

export interface Asked {
  actor: SignedInLegal;
  body: { participant_ids: number[] };
  origin: Origin;
}

export type Change = (asked: Asked, transaction: Transaction) => Promise<boolean>;

/** These places of an employee are another person's, though names and contacts are alike. */
export const separate: Change = async (asked, transaction) => {
  const { participant_ids } = asked.body;
  const [person, ...others] = await knownOwnersOf(asked, transaction);
  const stay = person?.filter((id) => !participant_ids.includes(id)) ?? [];
  if (others.length > 0 || stay.length === 0)
    throw conflict('Карточки уже изменились: обновите страницу и посмотрите ещё раз');
  await setApart(asked.actor, [participant_ids, stay], transaction);
  return true;
};

/** Takes back that the people of these places are different. */
export const rejoin: Change = async (asked, transaction) =>
  deletePairs(asked.actor, (await knownOwnersOf(asked, transaction)).flat(), transaction);

/** Joins two places: separations of all places of both are removed. */
export const merge: Change = async (asked, transaction) => {
  const { actor, body } = asked;
  const wereApart = await deletePairs(actor, (await ownersOf(asked, transaction)).flat(), transaction);
  return (await link(body.participant_ids, actor, transaction)) || wereApart;
};

export const unmerge: Change = ({ actor, body }, transaction) =>
  unlink(body.participant_ids, actor, transaction);

async function knownOwnersOf(asked: Asked, transaction: Transaction): Promise<number[][]> {
  const owners = await ownersOf(asked, transaction);
  const known = new Set(owners.flat());
  if (asked.body.participant_ids.some((id) => !known.has(id))) throw notFound('Такого сотрудника нет');
  return owners;
}

/** All the places of each person who owns some of these. */
async function ownersOf({ actor, body }: Asked, transaction: Transaction): Promise<number[][]> {
  const { people } = await peopleOf(actor, transaction);
  const asked = new Set(body.participant_ids);
  return people
    .map(({ places }) => places.map(({ id }) => id))
    .filter((places) => places.some((id) => asked.has(id)));
}
