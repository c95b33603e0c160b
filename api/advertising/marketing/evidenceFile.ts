/** What papers that prove a penalty are kept as. */
export const evidenceFile = 'MARKETING_EVIDENCE';
