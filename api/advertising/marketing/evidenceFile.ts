/** The kind of private files for evidence. */
export const evidenceFile = 'MARKETING_EVIDENCE';
