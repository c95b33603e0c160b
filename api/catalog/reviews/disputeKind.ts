/** The file kind of what a centre sends with a dispute: its endpoints open no other. */
export const disputeKind = 'REVIEW_DISPUTE';
