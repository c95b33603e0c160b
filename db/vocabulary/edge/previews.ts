/** Drafts that staff may preview as their page will show them. */
export const previewKinds = ['prods', 'prod_revisions', 'articles'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** A link given to a lecturer or a colleague is good for a day. */
export const previewHours = 24;

/** That of a centre goes to customers and lecturers, who answer in their own time. */
export const centerPreviewDays = 14;
