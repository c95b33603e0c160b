import { createHash } from 'node:crypto';
import type { Consent as GivenConsent } from '@odonta/api/contract';
import { Consent, PageVersion } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { policyVersionName } from '@odonta/db/vocabulary/content/pages.ts';
import { type ConsentPurpose, shownConsent } from '@odonta/db/vocabulary/platform/consent.ts';
import type { CreationAttributes, Transaction } from 'sequelize';
import type { Origin } from '../http/endpoint.ts';

interface Giver {
  purpose: ConsentPurpose;
  /** The form, when one purpose has several. */
  form: string;
  email: string | null;
  phone: string | null;
}

/** Stores a consent: to what, when, where and from which address. Without a tick nothing is stored. */
export async function keepConsent(
  given: GivenConsent,
  giver: Giver,
  origin: Origin,
  transaction: Transaction,
): Promise<Consent>;
export async function keepConsent(
  given: GivenConsent | undefined,
  giver: Giver,
  origin: Origin,
  transaction: Transaction,
): Promise<Consent | null>;
export async function keepConsent(
  given: GivenConsent | undefined,
  giver: Giver,
  origin: Origin,
  transaction: Transaction,
): Promise<Consent | null> {
  if (!given) return null;
  return Consent.create(await consentRow(given, giver, origin, transaction), { transaction });
}

/** A consent that is stored together with what it was given for. */
export async function consentRow(
  given: GivenConsent,
  giver: Giver,
  { ip, user_agent }: Origin,
  transaction: Transaction,
): Promise<CreationAttributes<Consent>> {
  const { text_version, policy_version, page_url = null } = given;
  const text_hash = hashOf(text_version);
  const policy_version_id = await policyEdition(policy_version, transaction);
  return { ...giver, text_version, text_hash, policy_version_id, page_url, ip, user_agent };
}

/**
 * The hash is of the text we publish under this version. A version invented by a client has none: we never
 * showed it.
 */
function hashOf(version: string): string | null {
  const text = shownConsent(version);
  return text === null ? null : createHash('sha256').update(text).digest('hex');
}

/** The published edition; an unknown name gives null. */
async function policyEdition(name: string | undefined, transaction: Transaction): Promise<number | null> {
  const number = Number(/\d{1,6}$/.exec(name ?? '')?.[0] ?? 0);
  if (name !== policyVersionName(number)) return null;
  const edition = await PageVersion.findOne({ where: { path: paths.policy, number }, transaction });
  return edition?.id ?? null;
}
