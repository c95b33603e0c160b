import type { ClientEvent } from '@odonta/api/contract';
import { Consent, Letter, Note, StatusChange, User } from '@odonta/db/models';
import { clientRecords } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import { consentPurposes } from '@odonta/db/vocabulary/platform/consent.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Order, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { presentNotes, withPeople } from '../notes/presentNotes.ts';
import type { OwnRecord, OwnRecords } from './records.ts';

/** Seconds alone would not tell a payment from the letter about it. */
export type TimedEvent = ClientEvent & { moment: number };

export const mostEvents = 100;

/** One more than is shown says that there are earlier ones. */
const newest = { order: [['id', 'DESC']] as Order, limit: mostEvents + 1 };

export function openings({ name, rows }: OwnRecords): TimedEvent[] {
  const { kind, opening } = clientRecords[name];
  return [...rows.values()].map((row) => ({
    ...eventOf(`${name}-${row.id}`, row.created_at, about(name, row)),
    kind,
    title: opening,
  }));
}

export async function transitions({ resource, name, rows }: OwnRecords): Promise<TimedEvent[]> {
  const steps = await StatusChange.findAll({
    where: { resource: name, record_id: [...rows.keys()] },
    include: [{ model: User, as: 'actor', paranoid: false }],
    ...newest,
  });
  return steps.map(({ id, record_id, move, actor, actor_name, reason, created_at }) => ({
    ...eventOf(`step-${id}`, created_at, about(name, rows.get(record_id), record_id)),
    kind: clientRecords[name].kind,
    title: resource.lifecycle?.transitions[move]?.done ?? move,
    detail: reason,
    actor: actor?.name ?? actor_name,
  }));
}

/**
 * Subjects and fates: addresses and texts may be of others, such as participants, and are read in the outbox.
 * Viewers of masked records get none, because a subject may name a person.
 */
export async function letters(all: readonly OwnRecords[], staff: SignedInUser): Promise<TimedEvent[]> {
  const records = all.filter(({ resource }) => !staffAudience.masks(staff, resource.name, true));
  if (records.length === 0) return [];
  const found = await Letter.findAll({
    where: beside(records),
    attributes: ['id', 'channel', 'subject', 'status', 'resource', 'record_id', 'created_at'],
    ...newest,
  });
  return found.map(({ id, channel, subject, status, resource, record_id, created_at }) => ({
    ...eventOf(`letter-${id}`, created_at, recordOf(records, resource ?? '', record_id ?? 0)),
    kind: 'LETTERS',
    title: `${channel === 'SMS' ? 'Написано СМС' : 'Написано письмо'}: ${subject}`,
    delivery: status,
    letter_id: Number(id),
  }));
}

export async function notes(records: readonly OwnRecords[], staff: SignedInUser): Promise<TimedEvent[]> {
  const readable = (await Promise.all(records.map((each) => readableOf(each, staff)))).flat();
  if (readable.length === 0) return [];
  const found = await Note.findAll({ where: beside(readable), include: withPeople, ...newest });
  const events = found.map(async (note): Promise<TimedEvent[]> => {
    const of = readable.find(({ name }) => name === note.resource);
    const [shown] = of ? await presentNotes(of.resource, note.record_id, [note], staff) : [];
    if (!shown) return [];
    const record = recordOf(records, note.resource, note.record_id);
    return [
      {
        ...eventOf(`note-${note.id}`, note.created_at, record),
        kind: 'NOTES',
        title: 'Добавлена заметка',
        detail: shown.text,
        actor: shown.author_name,
      },
    ];
  });
  return (await Promise.all(events)).flat();
}

/** Notes stand on cards: reading cards may reach less far than listing rows. */
async function readableOf({ resource, name, rows }: OwnRecords, staff: SignedInUser): Promise<OwnRecords[]> {
  const scope = resource.read ? staffAudience.allows(staff, resource.read.allow) : null;
  if (scope === null) return [];
  const where = { [Op.and]: [resource.rows(staff, scope), { id: [...rows.keys()] }] } as WhereOptions;
  const found = (await resource.model.findAll({
    attributes: ['id'],
    where,
    raw: true,
  })) as unknown as OwnRecord[];
  const ids = new Set(found.map(({ id }) => id));
  return ids.size > 0 ? [{ resource, name, rows: new Map([...rows].filter(([id]) => ids.has(id))) }] : [];
}

export async function consents(records: readonly OwnRecords[]): Promise<TimedEvent[]> {
  const given = records.flatMap(({ name, rows }) =>
    [...rows.values()].flatMap((row) =>
      row.consent_id ? [[row.consent_id, about(name, row)] as const] : [],
    ),
  );
  const recordOfConsent = new Map(given);
  const found = await Consent.findAll({ where: { id: [...recordOfConsent.keys()] }, ...newest });
  return found.flatMap(({ id, purpose, created_at, withdrawn_at }) => {
    const record = recordOfConsent.get(id);
    if (!record) return [];
    const words = { kind: 'CONSENTS', detail: consentPurposes[purpose] } as const;
    return [
      {
        ...eventOf(`consent-${id}`, created_at, record),
        ...words,
        title: 'Получено согласие на обработку данных',
      },
      ...(withdrawn_at
        ? [{ ...eventOf(`withdrawn-${id}`, withdrawn_at, record), ...words, title: 'Согласие отозвано' }]
        : []),
    ];
  });
}

export const eventOf = (key: string, at: Date, record: ClientEvent['record']) => ({
  ...{ key, at: secondsOf(at), moment: at.getTime(), record },
  ...{ detail: null, actor: null, delivery: null, letter_id: null },
});

const about = (resource: string, row: OwnRecord | undefined, id = row?.id ?? 0) => ({
  ...{ resource, id },
  name: typeof row?.number === 'string' ? row.number : null,
});

const recordOf = (records: readonly OwnRecords[], resource: string, id: number) =>
  about(resource, records.find(({ name }) => name === resource)?.rows.get(id), id);

/** Expects some: a disjunction of none would be true. */
const beside = (records: readonly OwnRecords[]): WhereOptions => ({
  [Op.or]: records.map(({ name, rows }) => ({ resource: name, record_id: [...rows.keys()] })),
});
