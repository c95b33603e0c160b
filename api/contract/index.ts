/** What the API answers and takes, as its clients see it. Types only, but for the tiny rules that both sides must share. */
export type * from './articles.ts';
export type * from './catalog.ts';
export type * from './content.ts';
export type * from './envelope.ts';
export type * from './finder.ts';
export type * from './pageData.ts';
export type * from './previews.ts';
export type * from './queues.ts';
export type * from './requests.ts';
export type * from './reviews.ts';
export type * from './rights.ts';
export type * from './site.ts';
export type * from './staff.ts';
export type * from './staffCatalog.ts';
export type * from './staffRequests.ts';
export type * from './staffSite.ts';
export type * from './staffTools.ts';
