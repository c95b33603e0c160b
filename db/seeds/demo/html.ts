import { escapeUTF8 } from 'entities';
import type { ProgramPart } from './cast/types.ts';

/** The little HTML the texts of a course are made of. */
export const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeUTF8(text)}</p>`).join('\n');

export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeUTF8(item)}</li>`).join('')}</ul>`;

export const program = (parts: readonly ProgramPart[]) =>
  parts.map(({ title, items }) => `<h3>${escapeUTF8(title)}</h3>${list(items)}`).join('\n');
