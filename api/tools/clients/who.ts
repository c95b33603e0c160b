import type { ClientCompany, ClientPerson } from '@odonta/api/contract';
import { Individual, LegalMember, LegalUser } from '@odonta/db/models';
import type { ClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { individualsForStaff } from '../../identity/individuals/individuals.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { show } from '../../platform/kit/records.ts';

export interface Who {
  /** The account, where the phone has one that the viewer may look for. */
  key: ClientKey;
  individual: ClientPerson | null;
  company: ClientCompany | null;
  companies: ClientCompany[];
}

export async function whoIs(key: ClientKey, staff: SignedInUser): Promise<Who> {
  const nobody = { individual: null, company: null, companies: [] };
  if (key.kind === 'company') {
    const [company = null] = mayOpen(staff, 'legal_users.show') ? await companiesWhere({ id: key.id }) : [];
    return { ...nobody, key, company };
  }
  if (key.kind === 'individual') {
    const row = mayOpen(staff, 'individuals.show') ? await Individual.findByPk(key.id) : null;
    return { ...nobody, key, individual: row && (await named(row, staff)) };
  }
  const { phone } = key;
  const row = mayFindBy(staff, 'individuals') ? await Individual.findOne({ where: { phone } }) : null;
  const companies = mayFindBy(staff, 'legal_users') ? await companiesOf(phone) : [];
  if (!row) return { ...nobody, key, companies };
  return {
    ...nobody,
    key: { kind: 'individual', id: row.id },
    individual: await named(row, staff),
    companies,
  };
}

/** The account with this e-mail, for those who may look for it. */
export async function individualByEmail(email: string, staff: SignedInUser): Promise<ClientKey | null> {
  if (!mayFindBy(staff, 'individuals')) return null;
  const row = await Individual.findOne({ where: { email: email.toLowerCase() }, attributes: ['id'] });
  return row && { kind: 'individual', id: row.id };
}

const mayOpen = (staff: SignedInUser, right: Right) => staffAudience.allows(staff, right) !== null;

/** Those who see contacts masked cannot look for them either: the answer would disclose them. */
const mayFindBy = (staff: SignedInUser, area: 'individuals' | 'legal_users') =>
  staffAudience.allows(staff, `${area}.list`) === 'all' && !staffAudience.masks(staff, area, false);

async function named(row: Individual, staff: SignedInUser): Promise<ClientPerson> {
  const [shown] = await show(individualsForStaff, [row], { viewer: staff });
  const name = [shown?.last_name, shown?.first_name, shown?.middle_name].filter(Boolean).join(' ');
  return { id: row.id, name };
}

async function companiesOf(phone: string): Promise<ClientCompany[]> {
  const members = await LegalMember.findAll({ where: { phone }, attributes: ['legal_user_id'], limit: 20 });
  return companiesWhere({ id: [...new Set(members.map(({ legal_user_id }) => legal_user_id))] });
}

async function companiesWhere(where: { id: number | number[] }): Promise<ClientCompany[]> {
  const rows = await LegalUser.findAll({ where, order: [['id', 'ASC']] });
  return rows.map(({ id, name, inn }) => ({ id, name, inn }));
}
