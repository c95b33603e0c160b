import type { CompanyFacts, ContentPath } from '../../../vocabulary/content/pages.ts';

export interface SeededPage {
  path: ContentPath;
  title: string;
  description: string;
  h1: string;
  intro?: string;
  body: string;
  facts?: CompanyFacts;
}
