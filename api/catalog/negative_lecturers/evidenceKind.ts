/** As what the documents of these records are kept: their endpoints open no other. */
export const evidenceKind = 'NEGATIVE_LECTURER';
