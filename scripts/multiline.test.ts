import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const root = path.resolve(import.meta.dirname, '..');
const [least, most] = [3, 8];

/** Elements that take several lines, and in which of their properties it is said how many are seen. */
const fields = [
  { element: /<[A-Z]\w+(?=\s)[^<]*\smultiline\b[^<]*/g, said: ['minRows', 'maxRows'] },
  { element: /<(?:LongTextField|textarea)\b[^<]*/g, said: ['rows'] },
  { element: /<LongTextInput\b[^<]*/g, said: [] },
];

describe('A field of several lines shows three to eight of them', () => {
  for (const room of ['backoffice/src', 'storefront/src'])
    it(`in ${room}`, () => {
      const sources = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx|astro)$/.test(name))
        .map((name) => [name, readFileSync(path.join(root, room, name), 'utf8')] as const);
      expect(
        sources.flatMap(([name, source]) => issuesIn(source).map((issue) => `${name}: ${issue}`)),
      ).to.deep.equal([]);
      expect(sources.some(([, source]) => fields.some(({ element }) => source.match(element)))).to.equal(
        true,
      );
    });

  it('or it would be seen', () => {
    expect(issuesIn('<TextField multiline minRows={4} />')).to.have.length(1);
    expect(issuesIn('<TextInput source="text" multiline minRows={3} maxRows={16} />')).to.have.length(1);
    expect(issuesIn('<LongTextField name="pros" rows={2} />')).to.have.length(1);
    expect(issuesIn('<LongTextInput source="text" maxRows={24} />')).to.have.length(1);
    expect(issuesIn('<TextInput multiline minRows={3} maxRows={8} />')).to.deep.equal([]);
  });
});

function issuesIn(source: string): string[] {
  return fields.flatMap(({ element, said }) =>
    (source.match(element) ?? []).filter((field) => {
      const rows = [...field.matchAll(/\b(rows|minRows|maxRows)=\{(\w+)\}/g)];
      const isSaid = said.every((name) => rows.some(([, notified]) => notified === name));
      // A wrapper passes its own number of rows on to the field it is made of.
      const areFew = rows.every(
        ([, , count = '']) => count === 'rows' || (Number(count) >= least && Number(count) <= most),
      );
      return !isSaid || !areFew;
    }),
  );
}
