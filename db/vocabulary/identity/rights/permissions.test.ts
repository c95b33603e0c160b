import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { resourceNames } from './resources.ts';
import { type StaffRole, staffRoleNames } from './roleLabels.ts';
import { type Cell, cellsOfRoles } from './roles.ts';

/** Resources that this product has and the specification of rights has not. */
const ours: readonly string[] = ['synonyms', 'search_report'];

/** Rights that the text of the specification reserves for the administrator, missing in its table. */
const named: Readonly<Record<string, readonly string[]>> = { bonus_accounts: ['merge'] };

type Table = Record<string, string>;

/** As in the drawing: letters, `@` for own rows, `~` for masked, and then the named transitions. */
const written = ({ may, own, masked, moves: transitions }: Cell) =>
  `${may}${own ? '@' : ''}${masked ? '~' : ''}${transitions.length > 0 ? ` (${transitions.join(', ')})` : ''}`;

const table: Table = Object.fromEntries(
  staffRoleNames.flatMap((role) =>
    Object.entries(cellsOfRoles[role]).map(([name, cell]) => [`${role} ${name}`, written(cell)]),
  ),
);

/** The cells of the table in RIGHTS.md, which people read and approve. */
function drawn(): Table {
  const lines = readFileSync(new URL('../../RIGHTS.md', import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '));
  const [[, ...roles] = [], ...others] = rows;
  return Object.fromEntries(
    others.flatMap(([name = '', ...cells]) =>
      cells.flatMap((cell, index) =>
        cell === '' ? [] : [[`${roles[index]} ${name.replaceAll('`', '')}`, cell]],
      ),
    ),
  );
}

describe('the matrix of rights', () => {
  it('equals the drawing that people read, in every cell of every role', () => {
    expect(table).to.deep.equal(drawn());
    console.log(`      ${Object.keys(table).length} cells, wrong: 0`);
  });

  it('differs from the drawing where a single letter, mark, move or cell differs', () => {
    const name = 'MANAGER prods';
    const { [name]: prods = '', ...rest } = table;
    const slips = [
      { ...rest, [name]: `${prods}D` },
      { ...rest, [name]: prods.replace('LS', 'LS~') },
      { ...rest, [name]: `${prods} (publish)` },
      rest,
    ];
    for (const slip of slips) expect(slip).to.not.deep.equal(drawn());
  });

  it('gives the administrator alone what only the text names', () => {
    for (const [name, transitions] of Object.entries(named))
      for (const move of transitions)
        expect(holders((cells) => cells[name]?.moves.includes(move) ?? false)).to.deep.equal(['ADMIN']);
  });

  it('gives nobody but the administrator, sales and search the two resources that are ours', () => {
    expect(resourceNames).to.include.members([...ours]);
    expect(holders((cells) => ours.some((name) => name in cells))).to.have.members([
      'ADMIN',
      'ROP_COURSE',
      'SEO_EDIT',
    ]);
  });
});

function holders(has: (cells: Record<string, Cell | undefined>) => boolean): StaffRole[] {
  return staffRoleNames.filter((role) => has(cellsOfRoles[role]));
}
