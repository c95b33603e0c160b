import { port } from '../ports.ts';

/** The address visitors see: letters need whole links. */
export const siteUrl = port('siteUrl', () => '');

export const siteLink = (path: string): string => `${siteUrl()}${path}`;
