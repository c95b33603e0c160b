import type { CompanyByInn } from '@odonta/api/contract';
import { port } from '../ports.ts';

export interface CompanyLookup {
  /** Null for an unknown tax number; throws `RegistryAway` where the service did not answer. */
  find(inn: string): Promise<CompanyByInn | null>;
}

/** A service that could not be reached, refused us or made no sense. */
export class CompanyLookupUnavailable extends Error {
  override readonly name = 'RegistryAway';
}

/** The service that is asked about companies; null where none is configured. */
export const companyLookup = port<CompanyLookup | null>('companyRegistry', () => null);
