/** The file kind of these documents: their endpoints open no other. */
export const evidenceKind = 'NEGATIVE_LECTURER';
